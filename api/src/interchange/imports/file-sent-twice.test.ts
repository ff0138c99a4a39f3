import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { check, csvFile, sendImport, step } from './testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

test('checks a file again before it imports it, if its twin has been imported since', async () => {
  const file = csvFile([
    ['Title', 'Writer last name', 'Writer share'],
    ['Twice', 'Addo', '100'],
  ]);
  const first = await check(ama, await sendImport(ama, file));
  const second = await check(ama, await sendImport(ama, file));
  expect(second.report).toMatchObject({ clean: 1, clean_alike: 0 });
  const start = ['POST', 'start', { as_drafts: false }] as const;
  api.clock.advance(1_000);
  expect(await step(ama, first, start)).toMatchObject({ state: 'done', imported: 1 });
  await expect(step(ama, second, start)).rejects.toThrow(/was imported after this check/);
  api.clock.advance(1_000);
  const again = await check(ama, second);
  expect(again.report).toMatchObject({ clean: 1, clean_alike: 1 });
  await expect(step(ama, again, start)).rejects.toThrow(/nothing_to_import/);
});
