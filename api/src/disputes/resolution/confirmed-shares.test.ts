import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formatDay } from '../../platform/time/format.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledCase, aFiledClaimFrom, aWorkOf, caseAs, changeCase, writersWith } from '../../testing/test-filing.ts';
import { amend, performingShares, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { confirm, register } from '../../testing/test-works.ts';
import { aPdf } from '../evidence/testing/sample-documents.ts';
import { sendEvidence } from '../evidence/testing/send-evidence.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let osu: TestMember;
let yaw: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  osu = await api.signUp({ corporation_name: 'Osu Music' });
  yaw = await api.signUp({ given_name: 'Yaw' });
});
afterAll(() => api.close());

test('a writer stays confirmed when an outcome changes only what the publisher collects', async () => {
  const part = (share: number) => ({ pr: share, mr: share, sr: 0 });
  let work = await register(osu, {
    title: 'Published',
    writers: [
      { party_id: ama.partyId, role: 'C', shares: part(2500) },
      { party_id: kofi.partyId, role: 'A', shares: part(2500), chains: [1] },
    ],
    publishers: [
      {
        chain: 1,
        party_id: osu.partyId,
        type: 'E',
        shares: part(5000),
        collections: [{ territory: '2136', is_included: true, shares: part(5000) }],
      },
    ],
  });
  for (const member of [ama, kofi]) work = await confirm(member, await workAs(member, work.id));
  const filed = await aFiledClaimFrom(yaw, work.id, { from: osu, share: 1000 });
  const ended = await changeCase(osu, await caseAs(osu, filed.id), { name: 'answers', payload: { answer: 'update' } });
  expect(ended.state).toBe('resolved');
  const { writers } = await workAs(kofi, work.id);
  expect(writers.map(({ shares, confirmation }) => [shares.pr, confirmation])).toEqual([
    [2500, 'confirmed'],
    [2500, 'confirmed'],
    [1000, 'confirmed'],
  ]);
});

test('a writer who isn’t a party to the case is unconfirmed when a decision changes their share', async () => {
  const work = await aWorkOf('Decided Elsewhere', [
    [ama, 5000],
    [kofi, 5000],
  ]);
  const { id, number } = await aFiledClaimFrom(yaw, work.id, { from: ama, share: 1000 });
  const maintained = { name: 'answers', payload: { answer: 'maintain', statement: 'We were two.' } };
  await changeCase(ama, await caseAs(ama, id), maintained);
  for (const kind of ['court_filing', 'order'])
    await sendEvidence(ama, id, { payload: aPdf(kind), query: { kind, visibility: 'shared' } });
  const escalation = { name: 'escalation', payload: { statement: 'High Court, Accra' } };
  await changeCase(ama, await caseAs(ama, id), escalation);
  const lines = 'Kofi Mensah=pr 40; Yaw Mensah=pr 10';
  const decided = await society(api, 'cases', 'decide', number, '--lines', lines, '--text', 'By order.', '--yes');
  expect(decided.problem).toBeNull();
  const { writers } = await workAs(kofi, work.id);
  expect(writers.map(({ shares, confirmation }) => [shares.pr, confirmation])).toEqual([
    [5000, 'submitter'],
    [4000, 'unconfirmed'],
    [1000, 'confirmed'],
  ]);
});

test('a party whose confirmed shares an outcome changes in an amendment has two weeks to confirm them', async () => {
  const { id } = await aWorkOf('Asked Again', [
    [ama, 5000],
    [kofi, 5000],
  ]);
  const writers = writersWith([
    [ama, 6000],
    [kofi, 4000],
  ]);
  await amend(ama, await workAs(ama, id), { title: 'Asked Again', writers });
  const filed = await aFiledCase(kofi, await workAs(kofi, id), { [kofi.partyId]: 5500, [ama.partyId]: 4500 });
  await confirm(kofi, await workAs(kofi, id));
  await advanceDays(api, 31);
  [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
  const ended = await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: { answer: 'update' } });
  expect(ended.state).toBe('resolved');
  await advanceDays(api, 0);
  const amendment = await workAs(kofi, id, '/amendment');
  expect([amendment.awaits_my_confirmation, performingShares(amendment)]).toEqual([true, [5500, 4500]]);
  const deadline = calendarOf(api.db).dayAfter(api.clock.now(), 14);
  const { items } = (await kofi.inject('GET', '/notifications')).json().data;
  expect(items.map(({ title }: { title: string }) => title)).toContain(`Confirm your shares by ${formatDay(deadline)}`);
  await advanceDays(api, 15);
  [ama, kofi] = [await api.signIn(ama), await api.signIn(kofi)];
  expect(await workAs(kofi, id)).toMatchObject({ revision: 3, pending_revision: null });
});
