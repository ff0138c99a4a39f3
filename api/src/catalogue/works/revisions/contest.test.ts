import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { caseAs, latestCaseOf } from '../../../testing/test-filing.ts';
import { actOnWork, amend, changeWork, changing, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, register, submit } from '../../../testing/test-works.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let osu: TestMember;

beforeAll(async () => {
  api = await createTestApi({ SESSION_HOURS: '720', SESSION_IDLE_MINUTES: '43200' });
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  osu = await api.signUp({ corporation_name: 'Osu Music', ipi_name_number: '99900000256' });
});
afterAll(() => api.close());

const reason = 'We agreed on half for the melody.';
const wanted = { pr: 6000, mr: 5000, sr: 0 };

async function newest(member: TestMember) {
  return (await member.inject('GET', '/notifications')).json().data.items[0];
}

async function saved(member: TestMember, work: { id: string; version: number }, payload: object) {
  const answer = await member.inject('PUT', `/compositions/${work.id}`, { headers: changing(work), payload });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

describe('members named by another member', () => {
  test('opens a case against the submitter and a hold when a member contests with a reason', async () => {
    const work = await register(ama, aDraft('Half a Melody', ama, kofi));
    const contested = await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    expect(contested).toMatchObject({ state: 'awaiting_confirmation', is_in_dispute: true });
    expect(contested.writers[1]?.confirmation).toBe('contested');
    expect(contested.events.at(-1)).toMatchObject({ type: 'contested', note: reason, actor_name: 'Kofi Mensah' });
    const mine = await latestCaseOf(ama);
    expect(mine).toMatchObject({
      kind: 'author_share',
      state: 'awaiting_response',
      object_title: 'Half a Melody',
      is_my_turn: true,
      claimant_name: 'Kofi Mensah',
      respondent_names: ['Ama Kusi'],
      holds: [{ measure: 'pr', share: 1000 }],
    });
    const days = (Date.parse(mine.respond_by ?? '') - Date.now()) / DAY_MS;
    expect([days > 59, days < 61]).toEqual([true, true]);
    expect(await latestCaseOf(kofi)).toMatchObject({ number: mine.number, is_my_turn: false });
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    const link = { type: 'opposition', id: mine.id };
    expect(items).toMatchObject([{ title: 'Kofi Mensah contested their shares', link }]);
    expect(items[0].message).toMatch(new RegExp(`needs your response by .+: “${reason}”$`));
  });

  test('rejects a contest whose shares don’t differ, and opens no case', async () => {
    const work = await register(ama, aDraft('No Difference', ama, kofi));
    for (const shares of [{ pr: 5000, mr: 5000, sr: 0 }, null]) {
      const refused = await actOnWork(kofi, work, { name: 'contestation', payload: { reason, shares } });
      expect([refused.statusCode, refused.json().details]).toEqual([
        422,
        [{ path: 'shares.pr', message: 'Enter the share that should be yours. It must differ from the one stated.' }],
      ]);
    }
    expect(await workAs(kofi, work.id)).toMatchObject({ awaits_my_confirmation: true, is_in_dispute: false });
  });

  test('rejects a second contest, and one after the deadline', async () => {
    const work = await register(ama, aDraft('Only Once', ama, kofi, osu));
    const contested = await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    const again = await actOnWork(kofi, contested, { name: 'contestation', payload: { reason, shares: wanted } });
    expect([again.statusCode, again.json().code]).toEqual([409, 'nothing_to_contest']);
    const own = await actOnWork(ama, contested, { name: 'contestation', payload: { reason, shares: wanted } });
    expect(own.json().code).toBe('nothing_to_contest');
    expect((await actOnWork(osu, work, { name: 'contestation', payload: { reason, shares: wanted } })).statusCode).toBe(
      412,
    );
    expect((await actOnWork(osu, contested, { name: 'contestation', payload: { reason: ' ' } })).statusCode).toBe(422);
  });

  test('claims a publisher’s registered line for a publisher whom the revision removes', async () => {
    const half = { pr: 5000, mr: 5000, sr: 0 };
    const published = {
      title: 'Without a Publisher',
      writers: [{ party_id: ama.partyId, role: 'CA' as const, shares: half }],
      publishers: [{ chain: 1, party_id: osu.partyId, type: 'E' as const, shares: half }],
    };
    const work = await confirm(osu, await register(ama, published));
    const pending = await amend(ama, await workAs(ama, work.id), aDraft('Without a Publisher', ama));
    await changeWork(osu, pending, { name: 'contestation', payload: { reason } });
    const { id } = await latestCaseOf(osu);
    const { parties } = await caseAs(osu, id);
    expect(parties.find(({ side }) => side === 'claimant')?.claimed_lines).toMatchObject([
      { group: 'writer', party_id: ama.partyId, shares: { pr: 5000, mr: 5000 } },
      { group: 'publisher', party_id: osu.partyId, role: 'E', shares: { pr: 5000, mr: 5000 } },
    ]);
  });

  test('closes the case and registers the work when the member confirms after all', async () => {
    const work = await register(ama, aDraft('After All', ama, kofi));
    const contested = await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    const agreed = await confirm(kofi, contested);
    expect(agreed).toMatchObject({ state: 'registered', is_in_dispute: false });
    expect(await latestCaseOf(kofi)).toMatchObject({ state: 'resolved', holds: [] });
  });
});

describe('contested works', () => {
  test('closes the case when the work is recalled, corrected, submitted again and confirmed', async () => {
    const work = await register(ama, aDraft('Set Right', ama, kofi));
    const contested = await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    const draft = await changeWork(ama, contested, 'taking-back');
    expect(draft).toMatchObject({ state: 'draft', confirm_by: null, submitted_at: null });
    expect((await kofi.inject('GET', `/compositions/${work.id}`)).statusCode).toBe(404);
    expect(await newest(kofi)).toMatchObject({ title: 'Submission withdrawn for correction', link: null });

    const writers = [
      { party_id: ama.partyId, role: 'A', shares: { pr: 4000, mr: 5000, sr: 0 } },
      { party_id: kofi.partyId, role: 'C', shares: wanted },
    ];
    const again = (await submit(ama, await saved(ama, draft, { title: 'Set Right', writers }))).json().data;
    expect(again).toMatchObject({ state: 'awaiting_confirmation', is_in_dispute: true });
    const agreed = await confirm(kofi, again);
    expect(agreed).toMatchObject({ state: 'registered', is_in_dispute: false, revision: 1 });
    expect(await latestCaseOf(ama)).toMatchObject({
      state: 'resolved',
      holds: [],
    });
    expect(agreed.events.map(({ type }) => type)).toEqual([
      'created',
      'submitted',
      'contested',
      'taken_back',
      'submitted',
      'confirmed',
      'registered',
    ]);
  });

  test('asks a contesting member who was then removed as well', async () => {
    const work = await register(ama, aDraft('Left Out', ama, kofi));
    const contested = await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    const draft = await changeWork(ama, contested, 'taking-back');
    expect(draft.is_in_dispute).toBe(true);
    const contest = { type: 'contested', revision: draft.revision, actor_name: 'Kofi Mensah' };
    expect(draft.events).toContainEqual(expect.objectContaining(contest));
    const again = (await submit(ama, await saved(ama, draft, aDraft('Left Out', ama)))).json().data;
    expect(again).toMatchObject({ state: 'awaiting_confirmation', removed: [{ name: 'Kofi Mensah' }] });
    const target = await workAs(kofi, work.id);
    expect(target.awaits_my_confirmation).toBe(true);
    expect(await confirm(kofi, target)).toMatchObject({ state: 'registered', is_in_dispute: false });
  });

  test('can’t be discarded like a draft, but withdrawn, which ends the case', async () => {
    const work = await register(ama, aDraft('Given Up', ama, kofi));
    const draft = await changeWork(
      ama,
      await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } }),
      'taking-back',
    );
    const discarded = await ama.inject('DELETE', `/compositions/${work.id}`, { headers: changing(draft) });
    expect([discarded.statusCode, discarded.json().code]).toEqual([409, 'has_case']);
    const withdrawn = await changeWork(ama, draft, {
      name: 'withdrawal',
      payload: { reason: 'It was never finished.' },
    });
    expect(withdrawn).toMatchObject({ state: 'withdrawn', is_in_dispute: false });
    expect(await latestCaseOf(kofi)).toMatchObject({ state: 'withdrawn', holds: [] });
    // The draft left his list when it was recalled.
    expect(await newest(kofi)).toMatchObject({ title: 'Work withdrawn', link: null });
  });

  test('hear that their case is closed if the work is withdrawn after a correction no longer names them', async () => {
    const work = await register(ama, aDraft('Given Up Alone', ama, kofi));
    const contested = await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    const alone = await saved(ama, await changeWork(ama, contested, 'taking-back'), aDraft('Given Up Alone', ama));
    await changeWork(ama, alone, { name: 'withdrawal', payload: { reason: 'It was never finished.' } });
    expect(await newest(kofi)).toMatchObject({ title: 'Case closed' });
  });

  test('waits beyond the deadline until the contesting member agrees', async () => {
    const work = await register(ama, aDraft('Out of Time', ama, kofi, osu));
    await changeWork(kofi, work, { name: 'contestation', payload: { reason, shares: wanted } });
    api.clock.advance(31 * DAY_MS);
    await runDueJobs({ db: api.db, now: api.clock.now });
    const waiting = await workAs(await api.signIn(kofi), work.id);
    expect(waiting.state).toBe('awaiting_confirmation');
    expect(waiting.writers.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'contested', 'unconfirmed']);
    expect(await confirm(await api.signIn(kofi), waiting)).toMatchObject({ state: 'registered' });
    [ama, kofi, osu] = [await api.signIn(ama), await api.signIn(kofi), await api.signIn(osu)];
  });

  test('handles two concurrent confirmations or contests one after the other', async () => {
    const work = await register(ama, aDraft('At Once', ama, kofi, osu));
    const answers = await Promise.all([
      actOnWork(kofi, work, 'confirmation'),
      actOnWork(osu, work, { name: 'contestation', payload: { reason, shares: wanted } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await workAs(ama, work.id)).state).toBe('awaiting_confirmation');
  });
});

describe('submitters of a pending work', () => {
  test('can send one reminder a day to members who haven’t confirmed', async () => {
    const work = await register(ama, aDraft('A Reminder', ama, kofi, osu));
    await confirm(kofi, work);
    const reminded = await ama.inject('POST', `/compositions/${work.id}/reminder`);
    expect(reminded.statusCode).toBe(200);
    expect(reminded.json().data.reminded_at).not.toBeNull();
    expect(await newest(osu)).toMatchObject({
      title: expect.stringMatching(/^Confirm your shares by/),
      user: { full_name: 'Ama Kusi' },
    });
    expect((await newest(kofi)).title).toBe('Confirm your shares');
    const again = await ama.inject('POST', `/compositions/${work.id}/reminder`);
    expect([again.statusCode, again.json().code]).toEqual([429, 'reminded_today']);
    expect((await kofi.inject('POST', `/compositions/${work.id}/reminder`)).statusCode).toBe(404);
    api.clock.advance(DAY_MS + 1000);
    expect((await (await api.signIn(ama)).inject('POST', `/compositions/${work.id}/reminder`)).statusCode).toBe(200);
  });

  test('are the only ones who can recall it', async () => {
    const work = await register(ama, aDraft('Not Yours', ama, kofi));
    const refused = await actOnWork(kofi, work, 'taking-back');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_the_submitter']);
    expect((await actOnWork(osu, work, 'taking-back')).statusCode).toBe(404);
  });
});
