import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { aDraft, storeDraft } from '../../../testing/test-works.ts';
import { WORKS } from '../entry-kind.ts';
import { idsOfListed } from './list-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test.each([1, 2, 4, 5])('reads all entries in order in parts of %d', async (part) => {
  const member = await api.signUp();
  const ids: string[] = [];
  for (const title of ['Awake', 'Brook', 'Cloud', 'Delta']) ids.push((await storeDraft(member, aDraft(title))).id);
  const { memberId, partyId } = member;
  const scope = { memberId, partyId, found: null, filter: 'all', sort: 'title', part } as const;
  expect(await idsOfListed(api.db, WORKS, { ...scope, limit: 100 })).toEqual(ids);
  expect(await idsOfListed(api.db, WORKS, { ...scope, limit: 3 })).toEqual(ids.slice(0, 3));
});
