import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledClaimFrom, aWorkOf, caseAs, changeCase, claiming, writersWith } from '../../testing/test-filing.ts';
import { actOnWork, amend, performingShares, workAs } from '../../testing/test-revisions.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
let yaw: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
  esi = await api.signUp({ given_name: 'Esi' });
  yaw = await api.signUp({ given_name: 'Yaw' });
});
afterAll(() => api.close());

/** Ama's pending amendment moves most of Kofi's share to Esi while Yaw claims more of it than that leaves. */
async function aSettledCase(title: string) {
  const { id } = await aWorkOf(title, [
    [ama, 5000],
    [kofi, 5000],
  ]);
  const moved = writersWith([
    [ama, 5000],
    [kofi, 1000],
    [esi, 4000],
  ]);
  await amend(ama, await workAs(ama, id), { title, writers: moved });
  const filed = await aFiledClaimFrom(yaw, id, { from: kofi, share: 3000 });
  const [claimant] = filed.parties.filter(({ side }) => side === 'claimant');
  const lines = claiming(claimant?.claimed_lines ?? [], {});
  let current = await changeCase(yaw, filed, { name: 'proposals', payload: { lines, note: '' } });
  for (const member of [kofi, ama]) {
    current = await caseAs(member, filed.id);
    current = await changeCase(member, current, `proposals/${current.proposals[0]?.id}/acceptance`);
  }
  return { id, ended: current };
}

test('settles a case whose shares a pending amendment contradicts, and returns that to its submitter', async () => {
  const { id, ended } = await aSettledCase('Contradicted');
  expect(ended.state).toBe('resolved');
  expect(performingShares(await workAs(ama, id))).toEqual([5000, 2000, 3000]);
  const amendment = await workAs(ama, id, '/amendment');
  expect([amendment.state, performingShares(amendment)]).toEqual(['draft', [5000, 2000, 4000, 3000]]);
  expect(amendment.events.find(({ type }) => type === 'taken_back')).toMatchObject({
    actor_name: 'The society',
    note: `Outcome of case ${ended.number}.`,
  });
  const { items } = (await ama.inject('GET', '/notifications')).json().data;
  expect(items.map(({ message }: { message: string }) => message)).toContain(
    `The new revision of “Contradicted” doesn’t fit the outcome of case ${ended.number}. It’s your draft again: correct it and submit it again`,
  );
});

test('asks nobody to confirm the returned amendment any more', async () => {
  const { id } = await aSettledCase('Not Asked');
  const refused = await actOnWork(esi, await workAs(ama, id), 'confirmation');
  expect(refused.statusCode).toBe(404);
});
