import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import { cwrOf, plainWork } from '../../cwr/testing/cwr-lines.ts';
import { SINGLE_41 } from '../../ern/testing/messages.ts';
import { readImport } from '../testing/read-import.ts';
import { check, csvFile, sendImport, step, type TestFile } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp();
});
afterAll(() => api.close());

const HEADER = ['Title', 'Writer last name', 'Writer share'];
const WORK = ['River Song', 'Mensah', '100'];
const text = (contents: string | Buffer, name = 'works.csv'): TestFile => ({ name, contents: Buffer.from(contents) });
const CSV = `${HEADER.join(',')}\r\n${WORK.join(',')}\r\n`;

const SHEET = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of one sheet, with additional files. */
function workbook(sheet: string | Buffer, others: Record<string, string> = {}): TestFile {
  const entries = {
    'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  };
  return { name: 'works.xlsx', contents: zipOf(entries) };
}

const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (values: readonly string[]) => `<row>${values.map(cell).join('')}</row>`;
const GOOD_SHEET = SHEET(row(HEADER) + row(WORK));

test('refuses a CWR file among recordings', async () => {
  const file = text(cwrOf('NWR', [plainWork('N-1', 'NIGHT SONG')]), 'CW260001BAO_052.V21');
  await expect(readImport(file, 'recording')).rejects.toThrow(/neither a table nor a DDEX message/);
});

describe('files that can’t be imported', () => {
  test.each<[string, () => TestFile, RegExp]>([
    ['holds nothing but spaces', () => text(' \r\n \r\n'), /file is empty/],
    ['has headings alone', () => csvFile([HEADER]), /headings and no rows/],
    ['holds NUL characters', () => text(`${CSV}River\u0000,Mensah,100\r\n`), /NUL characters/],
    [
      'ends within a cell',
      () => text(`${CSV}"River Song,Mensah,100\r\n`),
      /ends inside a quoted cell that starts in row 3/,
    ],
    ['has one giant cell', () => text(`${CSV}${'x'.repeat(40_000)},Mensah,100\r\n`), /longer than 32,767 characters/],
    ['has a million columns', () => text(`${HEADER.join(',')}${',x'.repeat(1_000_000)}\r\n`), /more than 500 columns/],
    ['is a PDF', () => text('%PDF-1.7\n1 0 obj\n<< /Title (x) >>\n', 'scan.pdf'), /neither a table nor a CWR file/],
    ['is a message of recordings', () => text(SINGLE_41, 'release.xml'), /neither a table nor a CWR file/],
    ['is an old Excel file', () => text(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'works.xls'), /old Excel file/],
    ['is called a workbook and is none', () => text('hello', 'works.xlsx'), /is named like a workbook, but isn’t one/],
    [
      'is a ZIP file of something else',
      () => ({ name: 'a.xlsx', contents: zipOf({ 'a.txt': 'hello' }) }),
      /ZIP file, not a workbook/,
    ],
    [
      'is a ZIP file of messages, which no works are read from',
      () => ({ name: 'a.zip', contents: zipOf({ 'a.xml': '<a/>' }) }),
      /ZIP file, not a workbook\. Send an \.xlsx or \.csv file/,
    ],
    [
      'is a workbook that was cut off',
      () => ({ name: 'a.xlsx', contents: workbook(GOOD_SHEET).contents.subarray(0, 300) }),
      /damaged or incomplete/,
    ],
    ['is a workbook with broken XML', () => workbook(GOOD_SHEET.slice(0, -20)), /damaged or incomplete/],
    ['has macros', () => workbook(GOOD_SHEET, { 'xl/vbaProject.bin': 'x' }), /contains macros/],
    [
      'takes values from other files',
      () => workbook(GOOD_SHEET, { 'xl/externalLinks/externalLink1.xml': '<a/>' }),
      /values from other files/,
    ],
    [
      'declares entities',
      () => workbook(`<!DOCTYPE a [<!ENTITY b "bbbb">]>${GOOD_SHEET.slice(21)}`),
      /declares a document type/,
    ],
    ['nests elements without end', () => workbook('<a>'.repeat(2_000_000)), /nested deeper than any spreadsheet/],
    [
      'has a workbook’s cell far to the right',
      () => workbook(SHEET(`<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>`)),
      /more than 500 columns/,
    ],
    [
      'is a picture',
      () => text(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cover.png'),
      /neither a table nor .*CWR 2\.1, 2\.2, 3\.0 or 3\.1/,
    ],
  ])('rejects a file that %s, with the reason', async (_, file, problem) => {
    await expect(readImport(file())).rejects.toMatchObject({
      name: 'RejectedFile',
      message: expect.stringMatching(problem),
    });
  });

  test('end an import with the reason, and change nothing', async () => {
    const sent = await sendImport(ama, workbook(Buffer.alloc(80_000_000, ' ')));
    expect([sent.state, sent.problem]).toEqual(['failed', expect.stringMatching(/far too large when unpacked/)]);
    expect((await ama.inject('GET', '/compositions')).json().data.total).toBe(0);
  });

  test('rejects an announced size of zero or above the limit', async () => {
    for (const bytes of [0, 200_000_001]) {
      const payload = { file_name: 'works.csv', bytes };
      const headers = { 'idempotency-key': `announce-${bytes}` };
      expect((await ama.inject('POST', '/imports', { headers, payload })).statusCode).toBe(422);
    }
  });
});

describe('valid files', () => {
  const accented = HEADER.join(';').concat('\r\nÉté à Osu;Adéọlá;100\r\n');
  test.each<[string, Buffer, string]>([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${accented}`), 'UTF-8'],
    ['UTF-16 little endian', Buffer.from(`\uFEFF${accented}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 big endian', Buffer.from(`\uFEFF${accented}`, 'utf16le').swap16(), 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from(accented, 'utf16le'), 'UTF-16'],
    ['Latin-1', Buffer.from(accented.replace('ọ', 'o'), 'latin1'), 'Latin-1'],
  ])('reads %s and reports the encoding', async (_, contents, encoding) => {
    const { about, table } = await readImport({ name: 'works.csv', contents });
    expect(about).toContain(`CSV, ${encoding}`);
    expect(about).toContain('separated by semicolons');
    expect(table?.rows[0]?.[0]).toBe('Été à Osu');
  });

  test('accepts rows of different lengths, with semicolons in their cells', async () => {
    const rows = [
      'Title,Writer last name,Writer share,Notes',
      ...Array.from({ length: 9 }, (_, row) => `Song ${row},Mensah,"1;2;3;4"`),
    ];
    expect((await readImport(text(rows.join('\r\n')))).about).toContain('separated by commas');
  });

  test('accepts a workbook with numbers, dates, percentages, computed cells and a title row', async () => {
    const member = await api.signUp();
    const contents = Buffer.from(
      await writeXlsx({
        sheets: [
          { name: 'Notes', rows: [['Fill in the other sheet']] },
          {
            name: 'Works',
            rows: [
              ['Our catalogue 2026'],
              [...HEADER, 'Created on', 'Writer IPI'],
              ['Computed', 'Mensah', 100, new Date(Date.UTC(2024, 4, 31)), 297],
              ['=not a formula', 'Mensah', 100, null, null],
            ],
          },
        ],
      }),
    );
    const sent = await sendImport(member, { name: 'works.xlsx', contents });
    expect(sent.about).toBe('Excel workbook, sheet “Works” (one of 2)');
    const checked = await check(member, sent);
    expect(checked.report).toMatchObject({ works: 2, clean: 2 });
    await step(member, checked, ['POST', 'start', { as_drafts: true }]);
    const { items } = (await member.inject('GET', '/compositions?sort=title')).json().data;
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Computed', '=not a formula']);
    const { data } = (await member.inject('GET', `/compositions/${items[0].id}`)).json();
    expect([data.creation_date, data.writers[0].ipi_name_number]).toEqual(['2024-05-31', '00000000297']);
  });

  test('rejects works with computed text cells in a workbook', async () => {
    const sheet = SHEET(
      row(HEADER) +
        `<row><c t="str"><f>HYPERLINK("http://x","River")</f><v>River</v></c>${cell('Mensah')}<c><f>50+50</f><v>100</v></c></row>`,
    );
    const checked = await check(ama, await sendImport(ama, workbook(sheet)));
    expect(checked.report).toMatchObject({ works: 1, clean: 0 });
    expect(checked.report?.repairs.map(({ rule, column }) => `${rule} ${column}`)).toContain('I-CEL-01 Title');
  });

  test('reads no formula as an empty cell whose value was never computed', async () => {
    const rows = (formula: string) =>
      row(HEADER).replace('</row>', `${cell('ISWC')}</row>`) + row(WORK).replace('</row>', `${formula}</row>`);
    const rulesFor = async (formula: string) => {
      const checked = await check(ama, await sendImport(ama, workbook(SHEET(rows(formula)))));
      return checked.report?.repairs.map(({ rule, column }) => `${rule} ${column}`);
    };
    expect(await rulesFor('<c><f>A9</f><v></v></c>')).toEqual(['I-CEL-01 ISWC']);
    expect(await rulesFor('<c><f>A9</f></c>')).toEqual(['I-CEL-01 ISWC']);
    // Its value is an empty text.
    expect(await rulesFor('<c t="str"><f>A9</f><v></v></c>')).toEqual([]);
  });

  test('warns of rows that a filter of the workbook hides', async () => {
    const hidden = row(WORK).replace('<row>', '<row hidden="1">').replace('River', 'Sea');
    const sheet = SHEET([row(HEADER), row(WORK), hidden, '<row hidden="1"></row>'].join(''));
    const checked = await check(ama, await sendImport(ama, workbook(sheet)));
    expect(checked.report).toMatchObject({ works: 2, repairs: [{ rule: 'I-ROW-03', severity: 'warn', findings: 1 }] });
  });

  test('reads a share that is merged over several rows for each of them, and says so', async () => {
    const reportOf = async (share: string) => {
      const second = `<row>${cell('')}${cell('Addo')}</row>`;
      const sheet = SHEET(row(HEADER) + row(['River', 'Mensah', share]) + second);
      const merged =
        '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/><mergeCell ref="A9:C9"/></mergeCells>';
      const file = workbook(sheet.replace('</worksheet>', `${merged}</worksheet>`));
      const { report } = await check(ama, await sendImport(ama, file));
      return [report?.works, report?.clean, report?.repairs.map(({ rule, column }) => `${rule} ${column}`)];
    };
    expect(await reportOf('50')).toEqual([1, 1, ['I-ROW-05 Writer share']]);
    const errors = ['W-TOT-01 Writer share', 'W-TOT-02 Writer share', 'I-ROW-05 Writer share'];
    expect(await reportOf('100')).toEqual([1, 0, errors]);
  });

  test('reads a publisher that is merged over the rows of two writers once', async () => {
    const header = row([...HEADER, 'Publisher', 'Publisher share']);
    const rows = row(['River', 'Mensah', '25', 'Baobab', '50']) + row(['', 'Addo', '25']);
    const sheet = SHEET(header + rows).replace('</worksheet>', '<mergeCell ref="D2:D3"/></worksheet>');
    const { report } = await check(ama, await sendImport(ama, workbook(sheet)));
    expect(report).toMatchObject({ works: 1, clean: 1 });
    // No writer names a chain of publishers.
    expect(report?.repairs.map(({ rule }) => rule)).toEqual(['W-PUB-10']);
  });

  test('reads no further than its columns for cells that a hostile workbook merges', async () => {
    const refs = Array.from(
      { length: 2_000 },
      () => '<mergeCell ref="XFD2:XFD1048576"/><mergeCell ref="B2:B1048576"/>',
    );
    const rows = Array.from({ length: 2_000 }, (_, index) => row([`River ${index}`, '', '100']));
    const sheet = SHEET(row(HEADER) + row(WORK) + rows.join(''));
    const file = workbook(sheet.replace('</worksheet>', `<mergeCells>${refs.join('')}</mergeCells></worksheet>`));
    const { report } = await check(ama, await sendImport(ama, file));
    expect(report).toMatchObject({ works: 2_001, clean: 2_001 });
  });

  test('treats no error value of a workbook as a name, and reports logical values', async () => {
    const names = `${cell('Mensah')}<c><v>100</v></c>`;
    const rows = [
      `<row><c t="e"><f>A9</f><v>#REF!</v></c>${names}</row>`,
      `<row><c t="e"><v>#REF!</v></c>${cell('Boateng')}</row>`,
      `<row><c t="b"><v>1</v></c>${names}</row>`,
      `<row>${cell('River')}${names}</row>`,
    ];
    const checked = await check(ama, await sendImport(ama, workbook(SHEET(row(HEADER) + rows.join('')))));
    expect(checked.report).toMatchObject({ works: 3, clean: 2, draftable: 2 });
    expect(checked.report?.repairs.filter(({ rule }) => rule.startsWith('I-CEL'))).toEqual([
      expect.objectContaining({
        rule: 'I-CEL-04',
        severity: 'block',
        column: 'Title',
        findings: 2,
        correction: expect.stringContaining('has the error #REF!'),
      }),
      expect.objectContaining({
        rule: 'I-CEL-05',
        severity: 'warn',
        column: 'Title',
        correction: expect.stringContaining('logical value TRUE'),
      }),
    ]);
  });
});
