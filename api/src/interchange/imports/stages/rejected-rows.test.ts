import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { check, csvFile, sendImport, type TestFile } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

async function checkWorks(file: TestFile) {
  const { id, report } = await check(ama, await sendImport(ama, file));
  const repairs = report?.repairs.filter(({ severity }) => severity === 'block') ?? [];
  return {
    id,
    works: report?.works,
    unused: report?.repairs.filter(({ rule }) => rule === 'I-COL-04'),
    errors: repairs.map(({ rule, column, works }) => `${rule} ${column} ${works}`).toSorted(),
  };
}

test('reads the file of rejected rows as it read these rows in the file sent', async () => {
  const sent = await checkWorks(
    csvFile([
      ['Title', 'Last name', 'Writer share'],
      ['Love', 'Addo', '50'],
      ['Rain', 'Addo', '100'],
      ['Love', 'Mensah', '50'],
      ['=Song Text', 'Addo', '100'],
      ["'=Sun", 'Addo', '90'],
    ]),
  );
  expect(sent.works).toBe(5);
  const { body } = await ama.inject('GET', `/imports/${sent.id}/rejected`);
  const again = await checkWorks({ name: 'rejected.csv', contents: Buffer.from(body) });
  expect(again).toMatchObject({ works: 4, errors: sent.errors, unused: [] });
});

test('reports the values of a column without a heading', async () => {
  const { unused } = await checkWorks(
    csvFile([
      ['Title', '', 'Last name', 'Writer share', ''],
      ['Two Rivers', 'Lyricist', 'Addo', '100', ''],
    ]),
  );
  expect(unused?.map(({ column, findings }) => [column, findings])).toEqual([['Column 2', 1]]);
});

test('leaves out rows of totals with a warning', async () => {
  const rows = [
    ['Title', 'Writer', 'Role', 'Share'],
    ['Blue Moonlight', 'Ama Mensah', 'CA', '50%'],
    ['', 'Kofi Addo', 'CA', '50%'],
    ['', 'Total', '', '100%'],
    ['Red Moonlight', 'Ama Mensah', 'CA', '100%'],
    ['Grand total', '', '', '200%'],
  ];
  const { report } = await check(ama, await sendImport(ama, csvFile(rows)));
  const totals = report?.repairs.find(({ rule }) => rule === 'I-ROW-04');
  expect([report?.works, report?.clean, totals?.findings, totals?.severity]).toEqual([2, 2, 2, 'warn']);
});
