import { formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { advanceDays, DAY_MS } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  aCaseOfTwo,
  aFiledShare,
  aNewWriter,
  aSharedWork,
  caseAs,
  changeCase,
  claiming,
} from '../../testing/test-filing.ts';
import { society } from '../../testing/test-society.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});

/** Advances the clock by days; sessions don't last that long. */
async function pass(days: number): Promise<void> {
  await advanceDays(api, days);
  [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
}

/** A case in which Kofi claims 70%, without a response from Ama, and with a split that Kofi proposes. */
async function proposed(title: string) {
  const { filed } = await aCaseOfTwo(title, { claimant: kofi, owner: ama });
  return { filed, open: await propose(kofi, filed.id) };
}

async function propose(member: TestMember, id: string) {
  const target = await caseAs(member, id);
  const lines = claiming(target.registered_lines, { [kofi.partyId]: 6000, [ama.partyId]: 4000 });
  return changeCase(member, target, { name: 'proposals', payload: { lines, note: '' } });
}

async function turnDown(member: TestMember, id: string) {
  const target = await caseAs(member, id);
  return changeCase(member, target, {
    name: `proposals/${target.proposals[0]?.id}/refusal`,
    payload: { reason: 'I thought better of it.' },
  });
}

const dayOfAma = async (member: TestMember, id: string) =>
  (await caseAs(member, id)).parties.find(({ party_id }) => party_id === ama.partyId)?.respond_by;

test('restores the original response deadline when a split is withdrawn', async () => {
  const { filed, open } = await proposed('In Time');
  const day = filed.parties.find(({ party_id }) => party_id === ama.partyId)?.respond_by;
  // The split pauses it.
  expect([typeof day, await dayOfAma(kofi, open.id)]).toEqual(['string', null]);
  const back = await turnDown(kofi, filed.id);
  expect(back).toMatchObject({ state: 'awaiting_response', waits_for: ['Ama Mensah'] });
  expect(await dayOfAma(kofi, filed.id)).toBe(day);
  expect(back.proposals[0]?.state).toBe('withdrawn');
  expect(back.events.map(formatCaseEvent).at(-1)).toBe('You withdrew the proposed split');
  expect((await caseAs(ama, filed.id)).events.map(formatCaseEvent).at(-1)).toBe(
    'Kofi Mensah withdrew the proposed split',
  );
  const { items } = (await ama.inject('GET', '/notifications')).json().data;
  expect(items[0].message).toContain('proposed split withdrawn, so responses are needed again');
});

test('gives 14 more days when a split is withdrawn after the deadline', async () => {
  const { filed } = await proposed('Too Late');
  await pass(70);
  const back = await turnDown(kofi, filed.id);
  expect(back).toMatchObject({ state: 'awaiting_response', waits_for: ['Ama Mensah'] });
  const days = (Date.parse((await dayOfAma(kofi, filed.id)) ?? '') - api.clock.now().getTime()) / DAY_MS;
  expect([days > 13.9, days < 15]).toEqual([true, true]);
  await pass(12);
  await pass(3);
  const overdue = await caseAs(kofi, filed.id);
  expect(overdue).toMatchObject({ state: 'awaiting_response', waits_for: ['The society'] });
  expect(overdue.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['reminded', 'overdue']));
  const done = await society(api, 'cases', 'default', filed.number, '--yes');
  expect(done).toMatchObject({ code: 0, data: { state: 'resolved', resolution: 'default' } });
});

test('returns to the dispute when a split proposed in a dispute is withdrawn or rejected', async () => {
  const { filed } = await proposed('Refused Before');
  expect((await turnDown(ama, filed.id)).state).toBe('in_dispute');
  await propose(kofi, filed.id);
  expect((await turnDown(kofi, filed.id)).state).toBe('in_dispute');
});

test('ends a split once another claim widens the case, so that it could no longer be accepted', async () => {
  const { filed } = await proposed('Widened Since');
  const esi = await api.signUp({ given_name: 'Esi' });
  const written = await aNewWriter(esi, filed.object.id, { rights: ['pr', 'mr'], share: 1000 });
  const joined = await changeCase(esi, written, 'submission');
  expect(joined).toMatchObject({ id: filed.id, state: 'awaiting_response', proposals: [{ state: 'superseded' }] });
});

test('withdraws the split of a party who leaves, and awaits the other answers again', async () => {
  const work = await aSharedWork('Left Behind', ama, kofi);
  const esi = await api.signUp({ given_name: 'Esi' });
  const { id } = await aFiledShare(esi, work.id, 1000);
  const yaw = await api.signUp({ given_name: 'Yaw' });
  await aFiledShare(yaw, work.id, 1000);
  await propose(yaw, id);
  await changeCase(yaw, await caseAs(yaw, id), { name: 'withdrawal', payload: { reason: '' } });
  const left = await caseAs(ama, id);
  expect(left).toMatchObject({ state: 'awaiting_response', is_my_turn: true, proposals: [{ state: 'withdrawn' }] });
  const { items } = (await ama.inject('GET', '/notifications')).json().data;
  expect(items.map(({ message }: { message: string }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('needs your response by')]),
  );
});
