import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { advanceDays, DAY_MS } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aCaseOfTwo, aFiledShare, aWorkOf, aWrittenClaimFrom, caseAs, changeCase } from '../../testing/test-filing.ts';
import { society } from '../../testing/test-society.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});

/** A case in which Kofi claims 70% and Ama must respond. */
async function filed(title: string, kind = 'author_share') {
  const { work, filed: found } = await aCaseOfTwo(title, { claimant: kofi, owner: ama }, kind);
  return { ...found, workId: work.id };
}

/** A case in which Esi claims more than Ama and Kofi leave her, and Kofi has requested more time. */
async function withMoreTimeForKofi(title: string) {
  const esi = await api.signUp({ given_name: 'Esi' });
  const work = await aWorkOf(title, [
    [ama, 4000],
    [kofi, 3000],
    [esi, 3000],
  ]);
  const { id, number } = await aFiledShare(esi, work.id, 5000);
  await changeCase(kofi, await caseAs(kofi, id), { name: 'answers', payload: { answer: 'pending' } });
  return { id, number, esi };
}

/** Advances the clock by days and runs what is due. */
async function pass(days: number): Promise<void> {
  await advanceDays(api, days);
  // Sessions don't last that long.
  [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
}

const noticesOf = async (member: TestMember, id: string): Promise<string[]> => {
  const { items } = (await member.inject('GET', '/notifications?per_page=100')).json().data;
  return items.flatMap(({ title, link }: { title: string; link: { id: string } | null }) =>
    link?.id === id ? [title] : [],
  );
};
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (instant: string) => DAY.format(new Date(instant));
const typesOf = async (member: TestMember, id: string) => (await caseAs(member, id)).events.map(({ type }) => type);

describe('response deadlines', () => {
  test('sends reminders 30, 14 and 3 days before the deadline to parties who haven’t answered', async () => {
    const { id } = await filed('Reminded');
    for (const [days, times] of [
      [29, 0],
      [2, 1],
      [16, 2],
      [11, 3],
      [1, 3],
    ] as const) {
      await pass(days);
      const reminders = (await noticesOf(ama, id)).filter((title) => title === 'A case needs your response');
      expect([days, reminders.length]).toEqual([days, times]);
    }
    expect((await noticesOf(kofi, id)).includes('A case needs your response')).toBe(false);
    const target = await caseAs(ama, id);
    await changeCase(ama, target, {
      name: 'answers',
      payload: { answer: 'maintain', statement: 'I wrote half of it.' },
    });
    await pass(60);
    expect(await typesOf(ama, id)).toEqual(['submit', 'admit', 'reminded', 'reminded', 'reminded', 'maintain']);
  });

  test('sends only the last of several missed reminders', async () => {
    const { id } = await filed('Asleep');
    await pass(58);
    expect((await noticesOf(ama, id)).filter((title) => title === 'A case needs your response')).toHaveLength(1);
  });

  test('rejects answers after the deadline and waits for the society', async () => {
    const { id, workId } = await filed('Silence');
    await pass(61);
    const target = await caseAs(ama, id);
    expect(target).toMatchObject({ state: 'awaiting_response', waits_for: ['The society'] });
    const late = await ama.inject('POST', `/oppositions/${id}/answers`, {
      headers: { 'if-match': `"${target.version}"` },
      payload: { answer: 'maintain', statement: 'I was away.' },
    });
    expect(late.json().code).toBe('too_late');
    await pass(1);
    expect((await typesOf(ama, id)).filter((type) => type === 'overdue')).toHaveLength(1);
    const done = await society(api, 'cases', 'default', target.number, '--yes');
    expect(done).toMatchObject({ code: 0, data: { state: 'resolved', resolution: 'default' } });
    const work = (await ama.inject('GET', `/compositions/${workId}`)).json().data;
    expect(work.is_in_dispute).toBe(false);
    expect(work.writers.map(({ shares }: { shares: { pr: number } }) => shares.pr)).toEqual([3000, 7000]);
  });

  test('wait for another respondent’s later one, and pass once for all silent parties', async () => {
    const { id, esi } = await withMoreTimeForKofi('Next Deadline');
    await pass(61);
    expect(await typesOf(ama, id)).not.toContain('overdue');
    const filer = await api.signIn(esi);
    const seen = await caseAs(filer, id);
    const next = seen.parties.find(({ name }) => name === 'Kofi Mensah')?.respond_by;
    expect(seen).toMatchObject({ waits_for: ['Kofi Mensah'], deadline: next });
    const { items } = (await filer.inject('GET', '/oppositions')).json().data;
    expect(items).toMatchObject([{ id, respond_by: next }]);
    await changeCase(kofi, await caseAs(kofi, id), { name: 'answers', payload: { answer: 'update' } });
    await pass(60);
    expect((await typesOf(ama, id)).filter((type) => type === 'overdue')).toHaveLength(1);
    expect(await noticesOf(kofi, id)).toContain('Deadline passed');
  });

  test('restarts the clock when the society extends the deadline', async () => {
    const { id, number } = await filed('Extended');
    await pass(50);
    // Silence isn't consent before the deadline.
    expect((await society(api, 'cases', 'default', number)).problem?.code).toBe('not_due');
    const reason = 'She is in hospital.';
    const extended = await society(api, 'cases', 'extend', number, '--days', '20', '--reason', reason);
    expect(extended.code).toBe(0);
    await pass(15);
    expect((await caseAs(ama, id)).is_my_turn).toBe(true);
    await pass(20);
    expect(await typesOf(ama, id)).toEqual(expect.arrayContaining(['extended', 'overdue']));
  });

  test('notifies each party of their own new deadline', async () => {
    const { id, number } = await withMoreTimeForKofi('Extended For Two');
    await society(api, 'cases', 'extend', number, '--days', '20', '--reason', 'The studio is closed.');
    for (const member of [ama, kofi]) {
      const { items } = (await member.inject('GET', '/notifications')).json().data;
      const extended = items.find(({ title }: { title: string }) => title === 'Deadline extended');
      const { parties } = await caseAs(member, id);
      expect(extended.message).toContain(dayOf(parties.find(({ is_me }) => is_me)?.respond_by ?? ''));
    }
  });
});

describe('evidence deadlines', () => {
  test('ends a case without evidence that only its claimant knew of', async () => {
    const { id } = await filed('No Documents', 'ownership');
    await pass(58);
    expect(await noticesOf(kofi, id)).toContain('A case needs your response');
    await pass(3);
    expect(await caseAs(kofi, id)).toMatchObject({ state: 'lapsed', resolution: { type: 'lapsed' } });
    expect(await noticesOf(kofi, id)).toContain('Case lapsed');
    expect(await noticesOf(ama, id)).toEqual([]);
    expect((await ama.inject('GET', `/oppositions/${id}`)).statusCode).toBe(404);
  });

  test('end once the claimant has added the evidence, and the society reviews the case', async () => {
    const { id } = await filed('Documents Later', 'ownership');
    expect(await caseAs(kofi, id)).toMatchObject({ state: 'awaiting_claimant_evidence', is_my_turn: true });
    let last = '';
    for (const [kind, state] of [
      ['split_sheet', 'awaiting_claimant_evidence'],
      ['agreement', 'submitted'],
    ] as const) {
      const sent = await sendEvidence(kofi, id, { payload: aPdf(kind), query: { kind } });
      last = sent.json().data.id;
      expect((await caseAs(kofi, id)).state).toBe(state);
    }
    const removal = await kofi.inject('DELETE', `/oppositions/${id}/evidence/${last}`);
    expect([removal.statusCode, removal.json().code]).toEqual([409, 'evidence_needed']);
    await pass(61);
    const reviewed = await caseAs(kofi, id);
    expect(reviewed).toMatchObject({ state: 'submitted', is_my_turn: false, waits_for: ['The society'] });
    expect(await noticesOf(kofi, id)).not.toContain('A case needs your response');
  });
});

describe('evidence of a claimant who joins', () => {
  test('returns the case to the society', async () => {
    const { id, workId } = await filed('Joined With Documents', 'ownership');
    const esi = await api.signUp({ given_name: 'Esi' });
    const begun = await aWrittenClaimFrom(esi, workId, { from: ama, share: 1000, kind: 'ownership' });
    await sendEvidence(esi, begun.id, { payload: aPdf('joined'), query: { kind: 'agreement' } });
    const joined = await changeCase(esi, await caseAs(esi, begun.id), 'submission');
    expect(joined).toMatchObject({ id, state: 'submitted', waits_for: ['The society'] });
  });
});

test('a case whose claimant adds nothing to their evidence returns to the society', async () => {
  const { id, number } = await filed('Asked For More', 'ownership');
  await sendEvidence(kofi, id, { payload: aPdf('agreement'), query: { kind: 'agreement' } });
  await society(api, 'cases', 'ask-evidence', number, '--note', 'The second page is missing.');
  expect((await caseAs(kofi, id)).state).toBe('awaiting_claimant_evidence');
  await pass(61);
  expect(await caseAs(kofi, id)).toMatchObject({ state: 'submitted', is_my_turn: false, waits_for: ['The society'] });
});

describe('due jobs', () => {
  test('change nothing in a case that has moved on, however often they run', async () => {
    const { id } = await filed('Gone On');
    await changeCase(kofi, await caseAs(kofi, id), { name: 'withdrawal', payload: { reason: '' } });
    await pass(61);
    expect(await typesOf(kofi, id)).toEqual(['submit', 'admit', 'withdraw']);
  });

  test('run completely or not at all', async () => {
    const { id } = await filed('All Or Nothing');
    api.clock.advance(61 * DAY_MS);
    // The last notification fails, so the whole step must be rolled back.
    await api.db.schema.alterTable('notification').renameTo('notification_away').execute();
    await runDueJobs({ db: api.db, now: api.clock.now }).finally(() =>
      api.db.schema.alterTable('notification_away').renameTo('notification').execute(),
    );
    kofi = await api.signIn(kofi);
    expect(await typesOf(kofi, id)).toEqual(['submit', 'admit']);
    await pass(1);
    expect(await typesOf(kofi, id)).toContain('overdue');
  });
});
