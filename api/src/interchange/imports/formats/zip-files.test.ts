import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import { cwrOf, plainWork } from '../../cwr/testing/cwr-lines.ts';
import { check, csvFile, sendImport, step } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

const HEADER = ['Song Title', 'Writer 1', 'Writer 1 %'];
const table = (...titles: string[]) =>
  csvFile([HEADER, ...titles.map((title) => [title, 'Ama Mensah', '100'])]).contents;
const zip = (files: Parameters<typeof zipOf>[0]) => ({ name: 'works.zip', contents: zipOf(files) });

function unreadIn({ report }: Awaited<ReturnType<typeof check>>) {
  return report?.repairs.filter(({ rule }) => rule === 'I-ZIP-01').map(({ findings }) => findings);
}

describe('ZIP files', () => {
  test('hold a CWR file, which is read by its kind', async () => {
    const cwr = cwrOf('NWR', [plainWork('Z1', 'RIVER SONG')]);
    const sent = await sendImport(
      ama,
      zip({ 'out/CW260001ABC_052.V21': cwr, 'readme.txt': 'Hello', '__MACOSX/a': '' }),
    );
    expect(sent.about).toMatch(/^CWR 2\.1.*CW260001ABC_052\.V21 from the ZIP file$/);
    expect([sent.state, sent.report?.works, unreadIn(sent)]).toEqual(['checked', 1, [1]]);
  });

  test('hold tables, of which the largest is read until the member chooses another', async () => {
    const sent = await sendImport(
      ama,
      zip({ 'a.csv': table('River'), 'b.csv': table('Market', 'Harbour'), 'c.pdf': 'x' }),
    );
    expect([sent.about, sent.preview?.sheets, sent.preview?.sheet]).toEqual([
      'CSV, UTF-8, separated by commas, b.csv from the ZIP file',
      ['a.csv', 'b.csv'],
      'b.csv',
    ]);
    const other = await step(ama, sent, ['PUT', 'sheet', { sheet: 'a.csv' }]);
    expect([other.state, other.preview?.sheet, other.preview?.rows.length]).toEqual(['mapping', 'a.csv', 1]);
    const checked = await check(ama, other);
    expect([checked.report?.works, unreadIn(checked)]).toEqual([1, [1]]);
    const { version } = checked;
    const headers = { 'if-match': `"${version}"` };
    const wrong = await ama.inject('PUT', `/imports/${sent.id}/sheet`, { headers, payload: { sheet: 'd.csv' } });
    expect(wrong.statusCode).toBe(422);
  });
});

describe('workbooks with several sheets', () => {
  const cells = (row: readonly string[]) =>
    `<row>${row.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
  const sheet = (...rows: (readonly string[])[]) =>
    `<worksheet><sheetData>${rows.map(cells).join('')}</sheetData></worksheet>`;
  const contents = zipOf({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Notes" r:id="r1"/><sheet name="Works" r:id="r2"/><sheet name="Old" r:id="r3"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${[1, 2, 3].map((at) => `<Relationship Id="r${at}" Target="s${at}.xml"/>`).join('')}</Relationships>`,
    'xl/s1.xml': sheet(['Our works'], ['of this year']),
    'xl/s2.xml': sheet(HEADER, ['River', 'Ama Mensah', '100']),
    'xl/s3.xml': sheet(['Title', 'Remarks'], ['Older Song', 'none']),
  });

  test('are read from the sheet that looks like the table, until the member chooses another', async () => {
    const sent = await sendImport(ama, { name: 'works.xlsx', contents });
    expect([sent.preview?.sheets, sent.preview?.sheet]).toEqual([['Notes', 'Works', 'Old'], 'Works']);
    const old = await step(ama, sent, ['PUT', 'sheet', { sheet: 'Old' }]);
    expect([old.about, old.preview?.header]).toEqual(['Excel workbook, sheet “Old” (one of 3)', ['Title', 'Remarks']]);
    const checked = await check(ama, old);
    const columns = (id: string) =>
      checked.report?.repairs.filter(({ rule }) => rule === id).map(({ column }) => column);
    expect(columns('I-COL-03')).toEqual(['Writer: last name', 'Writer: share']);
    expect(columns('I-COL-04')).toEqual(['Remarks']);
  });
});
