import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { check, csvFile, requestStep, sendImport, settled, step } from './testing/send-import.ts';

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

test.each(['Copied', 'At Once'])(
  'starts one of two copies without numbers, whatever their names: %s',
  async (title) => {
    const rows = [
      ['Title', 'Writer last name', 'Writer share'],
      [title, 'Addo', '100'],
    ];
    const copies = [csvFile(rows, 'song.csv'), csvFile(rows, 'song (1).csv')];
    const checked = await Promise.all(copies.map(async (file) => check(ama, await sendImport(ama, file))));
    api.clock.advance(1_000);
    const start = (job: (typeof checked)[number]) => requestStep(ama, job, ['POST', 'start', { as_drafts: false }]);
    const answers =
      title === 'At Once'
        ? await Promise.all(checked.map(start))
        : [await inTurn(checked[0]), await inTurn(checked[1])];
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);

    async function inTurn(job: (typeof checked)[number] | undefined) {
      if (!job) throw new Error('Two copies were checked.');
      const answer = await start(job);
      await settled(ama, job.id);
      return answer;
    }
  },
);

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
