import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aSharedWork, beginCase, caseAs, changeCase, FILING_STATEMENT, savedCase } from '../../testing/test-filing.ts';
import { society } from '../../testing/test-society.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

test('asks staff to merge two works that the parties agree are one, even if staff told them apart before', async () => {
  const [one, other] = [await aSharedWork('Twice There', ama, kofi), await aSharedWork('Twice There', ama, kofi)];
  await society(api, 'compositions', 'distinct', one.id, other.id);
  const begun = await beginCase(kofi, { type: 'composition', id: one.id }, 'duplicate_work');
  const written = await savedCase(kofi, begun, { ...FILING_STATEMENT, other_work_id: other.id });
  const { id, number } = await changeCase(kofi, written, 'submission');
  await society(api, 'cases', 'admit', number);
  expect((await society(api, 'compositions', 'duplicates')).data).toEqual([]);
  await changeCase(ama, await caseAs(ama, id), { name: 'answers', payload: { answer: 'update' } });
  expect((await society(api, 'compositions', 'duplicates')).data).toMatchObject([
    { certainty: 'certain', why: [{ field: 'case', found: number }], work: { id: one.id }, other: { id: other.id } },
  ]);
  expect((await society(api, 'compositions', 'merge', one.id, other.id, '--yes')).code).toBe(0);
  expect((await society(api, 'compositions', 'duplicates')).data).toEqual([]);
});
