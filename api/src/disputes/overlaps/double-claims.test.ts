// cspell:ignore harmatan

import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { caseAs, changeCase } from '../../testing/test-filing.ts';
import {
  aClaim,
  aDoubleClaim,
  answerOverlaps,
  claimRights,
  doubleClaimOf,
  doubleClaimsOf,
} from '../../testing/test-overlaps.ts';
import {
  amendRecording,
  aRecordingDraft,
  aRight,
  changeRecording,
  recordingAs,
  registerRecording,
} from '../../testing/test-recordings.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let yaa: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
  yaa = await api.signUp({ given_name: 'Yaa', other_names: 'Boateng' });
});
afterAll(() => api.close());

const revoke = { answer: 'revoke' };
const maintain = {
  answer: 'maintain',
  statement: 'We hold it by the agreement of 2019.',
  reference: 'Licence agreement, 3 May 2019',
};

async function caseOf(recordingId: string) {
  return api.db
    .selectFrom('opposition')
    .select(['id', 'state', 'resolution'])
    .where('recording_id', '=', recordingId)
    .executeTakeFirstOrThrow();
}

/** A recording's rights in short: holder, share, number of territories, period. */
async function rightsOf(member: TestMember, id: string) {
  const { rights } = await recordingAs(member, id);
  return rights.map((line) => [
    line.name,
    line.share,
    line.uses.length,
    line.territories.length,
    line.valid_from,
    line.valid_to,
  ]);
}

describe('answering an overlap', () => {
  test('keeps an ended overlap closed when a pending amendment is activated', async () => {
    const esi = await api.signUp({ given_name: 'Esi', other_names: 'Owusu' });
    const draft = aRecordingDraft('Waited Meanwhile', ama, kofi);
    const waiting = await registerRecording(ama, draft);
    const active = await changeRecording(kofi, waiting, 'confirmation');
    const shares = [4000, 5000, 1000] as const;
    const rights = [ama, kofi, yaa].map(({ partyId }, index) => aRight(partyId, { share: shares[index] ?? 0 }));
    await amendRecording(ama, active, { ...draft, rights });
    expect((await claimRights(esi, active.id)).statusCode).toBe(201);
    expect(await answerOverlaps(kofi, [await doubleClaimOf(kofi, active.id)], revoke)).toEqual(['answered']);
    const confirmed = await changeRecording(yaa, await recordingAs(yaa, active.id), 'confirmation');
    expect(confirmed).toMatchObject({ state: 'registered', is_in_dispute: false });
    expect(await doubleClaimOf(esi, active.id)).toBeUndefined();
  });

  test('ends it when the respondent releases what exceeds 100%, and leaves the rest unchanged', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Given Way');
    const words = 'Broadcast: Ghana, 1 March 2026 to 31 December 2026';
    const release = [{ words, before: 8000, after: 5000 }];
    const overlap = await doubleClaimOf(ama, id);
    const seen = await ama.inject('GET', `/oppositions/${overlap?.opposition_id}`);
    expect([overlap?.release, seen.json().data.release]).toEqual([release, release]);
    expect(await answerOverlaps(ama, [await doubleClaimOf(ama, id)], revoke)).toEqual(['answered']);
    expect(await caseOf(id)).toMatchObject({ state: 'resolved', resolution: 'revoked' });
    const ended = await ama.inject('GET', `/oppositions/${overlap?.opposition_id}`);
    expect(ended.json().data.parties).toContainEqual(expect.objectContaining({ is_me: true, answer: 'revoke' }));
    const shown = await recordingAs(ama, id);
    expect(shown).toMatchObject({ is_in_dispute: false, state: 'registered' });
    expect(await rightsOf(ama, id)).toEqual([
      ['Ama Kusi', 8000, 1, 1, '2024-01-01', '2026-02-28'],
      ['Ama Kusi', 8000, 1, 2, '2026-03-01', '2026-12-31'],
      ['Ama Kusi', 8000, 1, 1, '2027-01-01', null],
      ['Ama Kusi', 8000, USE_TYPES.length - 1, 1, '2024-01-01', null],
      ['Ama Kusi', 5000, 1, 1, '2026-03-01', '2026-12-31'],
      ['Kofi Mensah', 5000, 1, 1, '2026-03-01', '2026-12-31'],
    ]);
    expect(shown.rights.map(({ is_claim }) => is_claim)).toEqual([false, false, false, false, false, true]);
    expect(await doubleClaimsOf(ama, `&recording_id=${id}`)).toEqual([]);
  });

  test.each([
    ['in the list', async (id: string) => answerOverlaps(kofi, [await doubleClaimOf(kofi, id)], revoke)],
    [
      'on the page of the case',
      async (id: string) =>
        changeCase(kofi, await caseAs(kofi, (await caseOf(id)).id), { name: 'withdrawal', payload: { reason: '' } }),
    ],
  ])('withdraws it when the claimant releases %s', async (_, release) => {
    const { id } = await aDoubleClaim(ama, kofi, 'Withdrawn');
    await release(id);
    expect(await caseOf(id)).toMatchObject({ state: 'withdrawn', resolution: 'withdrawn' });
    expect(await rightsOf(ama, id)).toEqual([
      ['Ama Kusi', 8000, USE_TYPES.length, 1, '2024-01-01', null],
      ['Kofi Mensah', 2000, 1, 1, '2026-03-01', '2026-12-31'],
    ]);
  });

  test('disputes it when the respondent maintains with a reason and a document', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Maintained');
    const overlap = await doubleClaimOf(ama, id);
    const items = [{ opposition_id: overlap?.opposition_id, version: overlap?.version }];
    const without = await ama.inject('POST', '/double-claims/answers', { payload: { items, answer: 'maintain' } });
    expect(without.json().details.map(({ path }: { path: string }) => path)).toEqual(['statement', 'reference']);
    expect(await answerOverlaps(ama, [overlap], maintain)).toEqual(['answered']);
    expect(await caseOf(id)).toMatchObject({ state: 'in_dispute' });
    const now = await doubleClaimOf(ama, id);
    expect(now).toMatchObject({ is_my_turn: false, answers: ['revoke'] });
    expect(now?.parties[0]).toMatchObject({ is_me: true, answer: 'maintain', is_awaited: false });
    const [notification] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notification).toMatchObject({
      title: expect.stringMatching(/responded in case/),
      message: '“Maintained”: claim maintained',
    });
    expect(await answerOverlaps(ama, [now], maintain)).toEqual(['answered_already']);
    expect(await answerOverlaps(ama, [now], revoke)).toEqual(['answered']);
    expect(await caseOf(id)).toMatchObject({ state: 'resolved', resolution: 'revoked' });
  });

  test('extends it once by 30 days', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'More Time');
    const first = await doubleClaimOf(ama, id);
    expect(await answerOverlaps(ama, [first], { answer: 'pending' })).toEqual(['answered']);
    const second = await doubleClaimOf(ama, id);
    const added = Date.parse(second?.respond_by ?? '') - Date.parse(first?.respond_by ?? '');
    expect([added / 86_400_000, second?.is_my_turn, second?.answers]).toEqual([30, true, ['revoke', 'maintain']]);
    expect(await answerOverlaps(ama, [second], { answer: 'pending' })).toEqual(['no_more_time']);
    expect(await answerOverlaps(kofi, [await doubleClaimOf(kofi, id)], { answer: 'pending' })).toEqual(['not_yours']);
  });

  test('continues between the other parties when one of three releases', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Two Are Left');
    await claimRights(yaa, id, aClaim({ share: 4000 }));
    expect(await answerOverlaps(yaa, [await doubleClaimOf(yaa, id)], revoke)).toEqual(['answered']);
    expect(await caseOf(id)).toMatchObject({ state: 'awaiting_response' });
    expect((await recordingAs(yaa, id)).rights.map(({ name }) => name)).not.toContain('Yaa Boateng');
    expect(await doubleClaimOf(ama, id)).toMatchObject({ total: 13_000, is_my_turn: true });
    expect(await answerOverlaps(ama, [await doubleClaimOf(ama, id)], revoke)).toEqual(['answered']);
    expect(await caseOf(id)).toMatchObject({ state: 'resolved' });
  });
});

describe('answering many overlaps at once', () => {
  test('answers each on its own and reports failures', async () => {
    const [one, two, others] = [
      await aDoubleClaim(ama, kofi, 'One Of Many'),
      await aDoubleClaim(ama, kofi, 'Two Of Many'),
      await aDoubleClaim(yaa, kofi, 'Not Ama’s'),
    ];
    const [first, second] = [await doubleClaimOf(ama, one.id), await doubleClaimOf(ama, two.id)];
    const foreign = await doubleClaimOf(yaa, others.id);
    const stale = second && { ...second, version: second.version + 1 };
    const unknown = first && { ...first, opposition_id: newId() };
    expect(await answerOverlaps(ama, [first, stale, foreign, unknown], revoke)).toEqual([
      'answered',
      'stale_version',
      'not_found',
      'not_found',
    ]);
    expect(await caseOf(two.id)).toMatchObject({ state: 'awaiting_response' });
    expect(await caseOf(others.id)).toMatchObject({ state: 'awaiting_response' });
    expect(await answerOverlaps(ama, [first], revoke)).toEqual(['not_found']);
  });

  test('handles concurrent answers of both sides in one order', async () => {
    const { id } = await aDoubleClaim(ama, kofi, 'Both At Once');
    const answers = await Promise.all([
      answerOverlaps(ama, [await doubleClaimOf(ama, id)], revoke),
      answerOverlaps(kofi, [await doubleClaimOf(kofi, id)], revoke),
    ]);
    expect(answers.flat().sort()).toEqual(['answered', 'not_found']);
    expect((await caseOf(id)).state).not.toBe('awaiting_response');
  });
});

describe('list of double claims', () => {
  test('searches by title and artist, filters the pending ones, and returns pages', async () => {
    await aDoubleClaim(yaa, kofi, 'Harmattan Song');
    const { data } = (await yaa.inject('GET', '/double-claims?query=harmatan')).json();
    expect(data.items.map(({ title }: { title: string }) => title)).toEqual(['Harmattan Song']);
    expect(data.counts).toEqual({ all: 1, needs_answer: 1, waiting: 0 });
    expect((await yaa.inject('GET', '/double-claims?query=nothing+of+the+kind')).json().data.items).toEqual([]);
    expect((await doubleClaimsOf(yaa, '&filter=waiting')).map(({ title }) => title)).not.toContain('Harmattan Song');
    const page = (await kofi.inject('GET', '/double-claims?per_page=1&page=2')).json().data;
    expect([page.items.length, page.page, page.total > 1]).toEqual([1, 2, true]);
  });
});
