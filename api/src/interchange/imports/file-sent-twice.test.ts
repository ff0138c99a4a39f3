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

test('imports the works of two equal files once, even if both start at the same moment', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => [
    `AT-ONCE-${index}`,
    `At Once ${index}`,
    'Mensah',
    'Ama',
    '100',
  ]);
  const header = ['Work number', 'Title', 'Writer last name', 'Writer first name', 'Writer share'];
  const files = ['once.csv', 'once (1).csv'].map((name) => csvFile([header, ...rows], name));
  const checked = await Promise.all(files.map(async (file) => check(ama, await sendImport(ama, file))));
  const choices = { as_drafts: false, leaves_out_alike: false };
  const done = await Promise.all(checked.map((each) => step(ama, each, ['POST', 'start', choices])));
  expect(done.map(({ imported }) => imported).toSorted((one, other) => one - other)).toEqual([0, 20]);
});
