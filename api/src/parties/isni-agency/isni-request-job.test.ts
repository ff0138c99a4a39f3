import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueExternalJobs } from '../../platform/jobs/external-job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { answerOffer, apply, FREE_ISNI, OTHER_ISNI, reread, submitApplication } from '../../testing/test-isni.ts';
import { society } from '../../testing/test-society.ts';
import { until } from '../../testing/until.ts';
import { createIsniAgency } from './create-isni-agency.ts';
import { createIsniRequestJob } from './isni-request-job.ts';
import {
  type AgencyBehaviour,
  assigned,
  cannotBeAssigned,
  type FakeAgency,
  invalidData,
  notEnough,
  possibleMatch,
  sruAnswer,
  startFakeAgency,
} from './testing/fake-agency.ts';

let api: TestApi;
let fake: FakeAgency;
beforeAll(async () => {
  fake = await startFakeAgency();
  api = await createTestApi(fake.settings);
});
afterAll(async () => {
  await api.close();
  await fake.close();
});
afterEach(async () => {
  await api.db.deleteFrom('job').execute();
});

function run() {
  const externalJobs = { isni_request: createIsniRequestJob(createIsniAgency(api.env)) };
  return runDueExternalJobs({ db: api.db, now: api.clock.now, externalJobs });
}

async function requested(atom: AgencyBehaviour) {
  const member = await api.signUp();
  const application = await submitApplication(member, await apply(member));
  fake.respond({ atom });
  await run();
  return { member, application: await reread(member, application) };
}

function staffNotes(id: string) {
  return api.db.selectFrom('isni_event').select('staff_note').where('application_id', '=', id).execute();
}

const requests = () => fake.calls.filter(({ url }) => url.startsWith('/ATOM'));
const transactionOf = ({ body }: { body: string }) => /<requestorTransactionId>([^<]+)/.exec(body)?.[1];

async function isniOf(member: TestMember) {
  return (await member.inject('GET', '/user/user_isni')).json().data;
}

describe('submitted applications', () => {
  test('are assigned by the agency, with audit trail and history', async () => {
    const { member, application } = await requested(assigned(FREE_ISNI));
    expect(application).toMatchObject({ state: 'assigned', assigned_isni: FREE_ISNI });
    expect(application.events.map(({ by, to }) => [by, to])).toEqual([
      ['member', 'draft'],
      ['member', 'submitted'],
      ['agency', 'in_review'],
      ['agency', 'assigned'],
    ]);
    expect(await isniOf(member)).toMatchObject({ isni_number: FREE_ISNI, status: 'assigned' });
    const trail = await auditTrail(api, application.id);
    const byAgency = trail.find(({ action }) => action === 'isni_application.agency');
    expect(byAgency).toMatchObject({ account_id: null, staff: null, after: { state: 'assigned' } });
    await api.db.updateTable('party').set({ isni: null }).where('isni', '=', FREE_ISNI).execute();
  });

  test('go to staff if the number belongs to another name', async () => {
    await api.signUp({ isni: OTHER_ISNI });
    const { member, application } = await requested(assigned(OTHER_ISNI));
    expect(application.state).toBe('in_review');
    expect(await isniOf(member)).toMatchObject({ isni_number: null });
    expect(application.events.at(-1)?.note).toBe('The society’s staff are checking it.');
  });

  test('go to staff if a merge has brought a different number', async () => {
    const member = await api.signUp();
    const application = await submitApplication(member, await apply(member));
    const held = { isni: '0000000121032683', isni_status: 'assigned' } as const;
    await api.db.updateTable('party').set(held).where('id', '=', member.partyId).execute();
    fake.respond({ atom: assigned(FREE_ISNI) });
    await run();
    expect((await reread(member, application)).state).toBe('in_review');
    const notes = (await staffNotes(application.id)).map(({ staff_note }) => staff_note);
    expect(notes).toContain('The agency assigned 9990 0000 0000 002X, but the member already has 0000 0001 2103 2683.');
    const { problem } = await society(api, 'applications', 'assign', application.id, FREE_ISNI);
    expect(problem?.code).toBe('other_isni_held');
    expect((await society(api, 'applications', 'refuse', application.id, '--reason', 'Has one')).code).toBe(0);
    expect(await isniOf(member)).toMatchObject({ isni_number: held.isni, status: 'assigned' });
  });

  test('offer the member matching records as the index describes them', async () => {
    fake.respond({
      sru: sruAnswer({ isni: FREE_ISNI, ppn: '123', forename: 'Ama', surname: 'Mensah', dates: '1991-' }),
    });
    const { member, application } = await requested(possibleMatch(['123', '70.00', 'BNF#PERSON']));
    expect(application).toMatchObject({
      state: 'possible_match',
      candidates: [{ isni: FREE_ISNI, ppn: '123', name: 'Ama Mensah', dates: '1991-', score: 70, answer: 'open' }],
    });
    const claimed = await answerOffer(member, application, {
      candidate: application.candidates[0]?.id ?? '',
      is_me: true,
    });
    expect(claimed.state).toBe('claimed_existing');
  });

  test('are requested again without the rejected records', async () => {
    fake.respond({ sru: (response) => response.writeHead(500).end() });
    const { member, application } = await requested(possibleMatch(['123', '70.00', 'BNF#PERSON']));
    expect(application.candidates).toMatchObject([{ isni: null, ppn: '123', name: 'Ama Mensah', sources: ['BNF'] }]);
    await answerOffer(member, application, { candidate: application.candidates[0]?.id ?? '', is_me: false });
    fake.respond({ atom: possibleMatch(['123', '70.00', 'BNF#PERSON']) });
    await run();
    const [first, second] = requests().slice(-2);
    expect(second?.body).toContain('<isNot><PPN>123</PPN></isNot>');
    expect(first && transactionOf(first)).not.toBe(second && transactionOf(second));
    // The agency names the same record again, and the member isn't asked twice.
    expect((await reread(member, application)).state).toBe('in_review');
  });

  test('request a merge with the member’s record that has no number yet', async () => {
    const { member, application } = await requested(possibleMatch(['456', '80.00', 'BNF#PERSON']));
    const chosen = await answerOffer(member, application, {
      candidate: application.candidates[0]?.id ?? '',
      is_me: true,
    });
    expect(chosen.state).toBe('in_review');
    fake.respond({ atom: assigned('9990000000000011') });
    await run();
    expect(requests().at(-1)?.body).toContain('<mergeToPPN>456</mergeToPPN>');
    expect(await reread(member, application)).toMatchObject({ state: 'assigned', assigned_isni: '9990000000000011' });
  });

  test.each([
    [
      'too little',
      notEnough(),
      { question: 'needs more information to tell you apart', staffNote: 'no match initial database' },
    ],
    [
      'something invalid',
      invalidData('birthDate'),
      { question: 'couldn’t read part', staffNote: 'invalid data: birthDate' },
    ],
  ])('ask the member where the agency found %s', async (_, answer, { question, staffNote }) => {
    const { application } = await requested(answer);
    expect(application.state).toBe('more_info_needed');
    expect(application.question).toContain(question);
    expect(JSON.stringify(application)).not.toContain(staffNote);
    expect((await staffNotes(application.id)).map(({ staff_note }) => staff_note)).toContain(staffNote);
  });

  test.each([
    ['a match that cannot be assigned', cannotBeAssigned('999'), 'record 999'],
    ['a record of our own', possibleMatch(['55', '95.00', 'CNTP#PERSON']), 'record 55'],
    ['no way in', ((response) => response.writeHead(401).end()) as AgencyBehaviour, 'status 401'],
  ])('goes to staff if the agency returns %s', async (_, answer, staffNote) => {
    const { application } = await requested(answer);
    expect(application.state).toBe('in_review');
    const notes = (await staffNotes(application.id)).map(({ staff_note }) => staff_note ?? '');
    expect(notes.some((note) => note.includes(staffNote))).toBe(true);
  });
});

describe('an unavailable agency', () => {
  const away: AgencyBehaviour = (response) => response.writeHead(503).end();

  test('is retried with the same request at growing intervals', async () => {
    const { member, application } = await requested(away);
    expect(application.state).toBe('in_review');
    const count = requests().length;
    await run();
    expect(requests()).toHaveLength(count);
    api.clock.advance(61_000);
    fake.respond({ atom: notEnough() });
    await run();
    const [first, second] = requests().slice(-2);
    expect(first && transactionOf(first)).toBe(second && transactionOf(second));
    expect((await reread(member, application)).state).toBe('more_info_needed');
  });

  test('is given up after two days, and staff take over', async () => {
    const { member, application } = await requested(away);
    for (let attempt = 1; attempt < 12; attempt += 1) {
      api.clock.advance(24 * 3_600_000);
      await run();
    }
    const requests = api.db.selectFrom('job').select('id').where('type', '=', 'isni_request');
    const left = await requests.where('done_at', 'is', null).execute();
    expect(left).toEqual([]);
    const after = await reread(await api.signIn(member), application);
    expect([after.state, after.events.at(-1)?.note]).toEqual(['in_review', 'The society’s staff are checking it.']);
  });

  test('doesn’t block decisions, and its late response is ignored', async () => {
    const member = await api.signUp();
    const application = await submitApplication(member, await apply(member));
    let answer = () => undefined as unknown;
    const arrived = new Promise<void>((resolve) => {
      fake.respond({
        atom: (response) => {
          answer = () => response.end(assigned(FREE_ISNI));
          resolve();
        },
      });
    });
    const running = run();
    await arrived;
    await api.db.updateTable('isni_application').set({ state: 'rejected' }).where('id', '=', application.id).execute();
    answer();
    await running;
    expect(await reread(member, application)).toMatchObject({ state: 'rejected', assigned_isni: null });
  });
});

test('retries the same request after the process was killed', async () => {
  const member = await api.signUp();
  const application = await submitApplication(member, await apply(member));
  fake.respond({ atom: assigned('0000000419369078') });
  const job = createIsniRequestJob(createIsniAgency(api.env));
  const killed = {
    ...job,
    begin: async (...args: Parameters<typeof job.begin>) => {
      const call = await job.begin(...args);
      return call && (() => call().then(() => new Promise<never>(() => undefined)));
    },
  };
  const before = requests().length;
  void runDueExternalJobs({ db: api.db, now: api.clock.now, externalJobs: { isni_request: killed } });
  await until(() => requests().length > before);
  await run();
  expect((await reread(member, application)).state).toBe('in_review');
  api.clock.advance(6 * 60_000);
  await run();
  const [first, second] = requests().slice(before);
  expect(first && transactionOf(first)).toBe(second && transactionOf(second));
  expect(await reread(member, application)).toMatchObject({ state: 'assigned', assigned_isni: '0000000419369078' });
});

test('searches the index, and the society’s own numbers while it is unavailable', async () => {
  const member = await api.signUp();
  const search = async () => (await member.inject('GET', '/isni-candidates?name=Ama%20Kusi')).json().data;
  fake.respond({ sru: sruAnswer({ isni: '0000000123531945', forename: 'Ama', surname: 'Kusi' }) });
  expect(await search()).toMatchObject({ is_index_searched: true, items: [{ isni: '0000000123531945' }] });
  fake.respond({ sru: (response) => response.destroy() });
  expect(await search()).toMatchObject({ is_index_searched: false });
});

test('ends the request of an erased application, and sends the next one', async () => {
  const { member, application } = await requested((response) => response.writeHead(503).end());
  await society(api, 'applications', 'refuse', application.id, '--reason', 'Not a creator');
  expect((await society(api, 'members', 'erase', member.memberId, '--yes')).code).toBe(0);
  api.clock.advance(61_000);
  const later = await requested(notEnough());
  expect(later.application.state).toBe('more_info_needed');
  const open = api.db.selectFrom('job').select('subject_id').where('done_at', 'is', null);
  expect(await open.where('type', '=', 'isni_request').execute()).toEqual([]);
});
