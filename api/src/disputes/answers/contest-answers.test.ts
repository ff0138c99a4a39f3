import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  aFiledCase,
  aFiledClaimFrom,
  aSharedWork,
  aWorkOf,
  caseAs,
  changeCase,
  claiming,
  writersWith,
} from '../../testing/test-filing.ts';
import { amend, changeWork, changing, performingShares, workAs } from '../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register, submit } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const lineOf = (party_id: string | null, share: number) => {
  return { party_id, role: 'CA' as const, shares: { pr: share, mr: share, sr: 0 } };
};

async function caseAbout(workId: string): Promise<string> {
  const row = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('composition_id', '=', workId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A pending version that Kofi contests. */
async function contested(title: string, shares: object): Promise<{ work: WorkDetails; target: CaseDetails }> {
  const work = await register(ama, aDraft(title, ama, kofi));
  const answer = await kofi.inject('POST', `/compositions/${work.id}/contestation`, {
    headers: { 'if-match': `"${work.version}"`, ...newKey() },
    payload: { reason: 'I wrote the bridge as well.', shares },
  });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return { work, target: await caseAs(ama, await caseAbout(work.id)) };
}

describe('contests of a pending revision', () => {
  test('activates the revision with the contested shares when the submitter accepts', async () => {
    const { work, target } = await contested('Objected', { pr: 6000, mr: 5000, sr: 0 });
    expect(target).toMatchObject({ state: 'awaiting_response', contested_revision: 1, is_my_turn: true });
    expect(target.registered_lines.map(({ shares }) => shares)).toEqual([{ pr: 5000 }, { pr: 5000 }]);
    await changeCase(ama, target, { name: 'answers', payload: { answer: 'update' } });
    const waiting = await workAs(ama, work.id);
    expect([performingShares(waiting), waiting.writers[1]?.confirmation]).toEqual([[4000, 6000], 'confirmed']);
    const job = await api.db
      .selectFrom('job')
      .select('type')
      .where('subject_id', '=', work.id)
      .where('done_at', 'is', null)
      .where('run_at', '<=', api.clock.now())
      .execute();
    expect(job.map(({ type }) => type)).toEqual(['confirmation_end']);
  });

  test('continue with a settlement when the submitter disagrees', async () => {
    const { work, target } = await contested('Settled', { pr: 6000, mr: 6000, sr: 0 });
    const disputed = await changeCase(ama, target, {
      name: 'answers',
      payload: { answer: 'maintain', statement: 'We wrote it in equal parts.' },
    });
    expect(disputed.state).toBe('in_dispute');
    const shares = { [ama.partyId]: 4500, [kofi.partyId]: 5500 };
    const lines = claiming(disputed.registered_lines, shares, ['pr', 'mr']);
    const proposed = await changeCase(kofi, disputed, { name: 'proposals', payload: { lines, note: '' } });
    const ended = await changeCase(ama, proposed, `proposals/${proposed.proposals[0]?.id}/acceptance`);
    expect(ended.state).toBe('resolved');
    expect(performingShares(await workAs(ama, work.id))).toEqual([4500, 5500]);
  });
});

test('changes only a contested amendment, and keeps another member’s contest of it', async () => {
  const esi = await api.signUp({ given_name: 'Esi' });
  const splitWith = (pr: number) => ({
    title: 'Contested by Two',
    writers: [
      { party_id: ama.partyId, role: 'CA' as const, shares: { pr: 10_000 - 2 * pr, mr: 5000, sr: 0 } },
      { party_id: kofi.partyId, role: 'CA' as const, shares: { pr, mr: 5000, sr: 0 } },
      { party_id: esi.partyId, role: 'CA' as const, shares: { pr, mr: 0, sr: 0 } },
    ],
  });
  const { id } = await confirm(esi, await confirm(kofi, await register(ama, splitWith(3000))));
  await amend(ama, await workAs(ama, id), splitWith(2000));
  const contest = async (member: TestMember, shares: object) =>
    changeWork(member, await workAs(member, id, '/amendment'), {
      name: 'contestation',
      payload: { reason: 'We agreed on more.', shares },
    });
  await contest(kofi, { pr: 2000, mr: 6000, sr: 0 });
  const ofMechanical = await caseAs(ama, await caseAbout(id));
  await contest(esi, { pr: 3000, mr: 0, sr: 0 });
  await changeCase(ama, ofMechanical, { name: 'answers', payload: { answer: 'update' } });
  const { writers } = await workAs(ama, id, '/amendment');
  expect(writers.map(({ shares, confirmation }) => [shares.pr, shares.mr, confirmation])).toEqual([
    [6000, 4000, 'submitter'],
    [2000, 6000, 'confirmed'],
    [2000, 0, 'contested'],
  ]);
  expect((await workAs(ama, id)).writers.map(({ shares }) => shares)).toEqual(
    splitWith(3000).writers.map(({ shares }) => shares),
  );
});

test('ends an open split of a contest that is made again, and puts on hold what is contested now', async () => {
  const { work, target } = await contested('Split Before', { pr: 6000, mr: 5000, sr: 0 });
  const lines = claiming(target.registered_lines, { [ama.partyId]: 4500, [kofi.partyId]: 5500 }, ['pr']);
  await changeCase(ama, target, { name: 'proposals', payload: { lines, note: '' } });
  const draft = await changeWork(ama, await workAs(ama, work.id), 'taking-back');
  expect((await submit(ama, draft)).statusCode).toBe(200);
  await changeWork(kofi, await workAs(kofi, work.id), {
    name: 'contestation',
    payload: { reason: 'I arranged it.', shares: { pr: 5000, mr: 7000, sr: 0 } },
  });
  const { state, proposals, holds, scope } = await caseAs(kofi, target.id);
  expect([state, proposals.map((split) => split.state)]).toEqual(['awaiting_response', ['superseded']]);
  const open = holds.filter(({ released_at }) => released_at === null);
  expect(open.map(({ measure, share }) => [measure, share])).toEqual([['mr', 2000]]);
  expect(scope.rights).toEqual(['mr']);
});

/** Kofi contests a work, and contests it again after another party accepted and the submitter submitted it again. */
async function contestedTwice(title: string, esi: TestMember, accepting: TestMember): Promise<string> {
  const work = await register(ama, aDraft(title, ama, kofi, esi));
  const object = async (pr: number) =>
    changeWork(kofi, await workAs(kofi, work.id), {
      name: 'contestation',
      payload: { reason: 'I wrote the bridge as well.', shares: { pr, mr: 3333, sr: 0 } },
    });
  await object(4000);
  const id = await caseAbout(work.id);
  await changeCase(accepting, await caseAs(accepting, id), { name: 'answers', payload: { answer: 'update' } });
  const draft = await changeWork(ama, await workAs(ama, work.id), 'taking-back');
  expect((await submit(ama, draft)).statusCode).toBe(200);
  api.clock.advance(1000);
  await object(9000);
  return id;
}

test('asks a member again who accepted a contest that has changed', async () => {
  const esi = await api.signUp({ given_name: 'Esi' });
  const id = await contestedTwice('Objected Twice', esi, esi);
  expect(await caseAs(esi, id)).toMatchObject({ is_my_turn: true, state: 'awaiting_response' });
  expect((await changeCase(ama, await caseAs(ama, id), { name: 'answers', payload: { answer: 'update' } })).state).toBe(
    'awaiting_response',
  );
});

test('asks a member whom a contest affects only once it is made again', async () => {
  const esi = await api.signUp({ given_name: 'Esi' });
  const title = 'One More Since';
  const { work, target } = await contested(title, { pr: 6000, mr: 5000, sr: 0 });
  await contestAgain(work.id, aDraft(title, ama, kofi, esi));
  expect(await caseAs(esi, target.id)).toMatchObject({ my_side: 'respondent', is_my_turn: true });
  expect(await noticesOf(esi, title)).toContain(CONTESTED);
  for (const member of [esi, ama])
    await changeCase(member, await caseAs(member, target.id), { name: 'answers', payload: { answer: 'update' } });
  expect((await caseAs(kofi, target.id)).state).toBe('resolved');
});

test('asks a member whom a contest affects only once it is made again, although the parties disagree', async () => {
  const esi = await api.signUp({ given_name: 'Esi' });
  const title = 'One More in Dispute';
  const { work, target } = await contested(title, { pr: 6000, mr: 5000, sr: 0 });
  const maintained = { name: 'answers', payload: { answer: 'maintain', statement: 'We agreed on half.' } };
  await changeCase(ama, await caseAs(ama, target.id), maintained);
  await contestAgain(work.id, aDraft(title, ama, kofi, esi));
  expect(await caseAs(esi, target.id)).toMatchObject({ state: 'in_dispute', is_my_turn: true });
  expect(await noticesOf(esi, title)).toContain('A case was opened');
});

/** Ama submits `draft` instead, and Kofi contests it with other shares. */
async function contestAgain(id: string, draft: ReturnType<typeof aDraft>): Promise<void> {
  const recalled = await changeWork(ama, await workAs(ama, id), 'taking-back');
  const saved = await ama.inject('PUT', `/compositions/${id}`, {
    headers: changing(recalled),
    payload: draft,
  });
  expect((await submit(ama, saved.json().data)).statusCode).toBe(200);
  await changeWork(kofi, await workAs(kofi, id), {
    name: 'contestation',
    payload: { reason: 'I wrote most of it.', shares: { pr: 7000, mr: 3333, sr: 0 } },
  });
}

const CONTESTED = 'Kofi Mensah contested their shares';
const RESPONDED = expect.stringMatching(/responded in case/);

async function noticesOf(member: TestMember, title: string): Promise<string[]> {
  const { items } = (await member.inject('GET', '/notifications')).json().data;
  const about = items.filter(({ message }: { message: string }) => message.includes(title));
  return about.map((notice: { title: string }) => notice.title);
}

test('notifies the submitter once when the contester confirms, of the registration if nobody else is awaited', async () => {
  const { work } = await contested('Confirmed Later', { pr: 6000, mr: 5000, sr: 0 });
  await changeWork(kofi, await workAs(kofi, work.id), 'confirmation');
  expect(await noticesOf(ama, 'Confirmed Later')).toEqual(['Registered, but incomplete', CONTESTED]);
});

test('notifies the submitter once when the contester confirms and another member is awaited', async () => {
  const esi = await api.signUp({ given_name: 'Esi' });
  const work = await register(ama, aDraft('Confirmed First', ama, kofi, esi));
  const payload = { reason: 'I wrote the bridge as well.', shares: { pr: 4000, mr: 3333, sr: 0 } };
  await changeWork(kofi, await workAs(kofi, work.id), { name: 'contestation', payload });
  await changeWork(kofi, await workAs(kofi, work.id), 'confirmation');
  expect(await noticesOf(ama, 'Confirmed First')).toEqual(['Case closed', CONTESTED]);
});

test('notifies the parties once when the submitter withdraws a contested work', async () => {
  const { work } = await contested('Given Up', { pr: 6000, mr: 5000, sr: 0 });
  await changeWork(ama, await workAs(ama, work.id), { name: 'withdrawal', payload: { reason: 'Sent twice.' } });
  expect(await noticesOf(kofi, 'Given Up')).toEqual(['Work withdrawn', 'Confirm your shares']);
});

test('notifies the submitter once of a second contest, with the deadline if they must respond again', async () => {
  const esi = await api.signUp({ given_name: 'Esi' });
  await contestedTwice('Twice, Unanswered', esi, esi);
  expect(await noticesOf(ama, 'Twice, Unanswered')).toEqual([CONTESTED, RESPONDED, CONTESTED]);
  await contestedTwice('Twice, Accepted', esi, ama);
  expect(await noticesOf(ama, 'Twice, Accepted')).toEqual([CONTESTED, CONTESTED]);
});

describe('entries with an open case', () => {
  test('keeps the disputed lines unchanged and allows all other changes', async () => {
    const work = await aSharedWork('Amended', ama, kofi);
    await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const now = await workAs(ama, work.id);
    const headers = () => ({ 'if-match': `"${version}"`, ...newKey() });
    let { version } = now;
    const path = `/compositions/${work.id}/amendment`;
    version = (await ama.inject('POST', path, { headers: headers() })).json().data.version;
    const draft = aDraft('Amended', ama, kofi);
    const other = { ...draft, writers: [lineOf(ama.partyId, 6000), lineOf(kofi.partyId, 4000)] };
    version = (await ama.inject('PUT', path, { headers: headers(), payload: other })).json().data.version;
    const refused = await ama.inject('POST', `${path}/submission`, {
      headers: headers(),
      payload: { change_note: 'More.' },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'line_on_hold']);
    const named = { ...draft, genre: 'Highlife' };
    version = (await ama.inject('PUT', path, { headers: headers(), payload: named })).json().data.version;
    const taken = await ama.inject('POST', `${path}/submission`, {
      headers: headers(),
      payload: { change_note: 'Its genre.' },
    });
    expect([taken.statusCode, taken.body]).toEqual([200, taken.body]);
    const gone = await workAs(ama, work.id);
    expect([gone.genre, gone.is_in_dispute]).toEqual(['Highlife', true]);
  });

  test('lets a claimant who left change shares that nobody disputes', async () => {
    const [esi, yaw] = [await api.signUp({ given_name: 'Esi' }), await api.signUp({ given_name: 'Yaw' })];
    const title = 'Left And Free';
    const { id } = await aWorkOf(title, [
      [ama, 4000],
      [kofi, 3000],
      [esi, 3000],
    ]);
    await aFiledClaimFrom(yaw, id, { from: ama, share: 1000 });
    const joined = await aFiledClaimFrom(kofi, id, { from: ama, share: 500 });
    await changeCase(kofi, joined, { name: 'withdrawal', payload: { reason: '' } });
    const moved = writersWith([
      [ama, 4000],
      [kofi, 2000],
      [esi, 4000],
    ]);
    await amend(ama, await workAs(ama, id), { title, writers: moved });
    expect((await workAs(ama, id, '/amendment')).state).toBe('awaiting_confirmation');
  });
});
