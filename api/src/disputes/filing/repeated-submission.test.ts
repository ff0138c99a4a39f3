import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledCase, aNewWriter, aSharedWork, caseAs } from '../../testing/test-filing.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp();
  kofi = await api.signUp();
  esi = await api.signUp();
});
afterAll(() => api.close());

test('joins once when the request is repeated after its response was lost', async () => {
  const work = await aSharedWork('Joined Once', ama, kofi);
  const first = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  const written = await aNewWriter(esi, work.id, { rights: ['pr'], share: 2000 });
  const headers = { 'if-match': `"${written.version}"`, ...newKey() };
  const submit = () => esi.inject('POST', `/oppositions/${written.id}/submission`, { headers });
  const [lost, repeated] = [await submit(), await submit()];
  expect([repeated.statusCode, repeated.json()]).toEqual([200, lost.json()]);
  expect(repeated.headers.etag).toBe(lost.headers.etag);
  const { events } = await caseAs(kofi, first.id);
  expect(events.filter(({ type }) => type === 'joined')).toHaveLength(1);
});
