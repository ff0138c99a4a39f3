// cspell:ignore nsah rbour remarqu
import { Buffer } from 'node:buffer';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { cwrOf, plainWork } from '../../cwr/testing/cwr-lines.ts';
import { SINGLE_41 } from '../../ern/testing/messages.ts';
import { check, sendImport } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp();
});
afterAll(() => api.close());

/** UTF-8 bytes of a text in which `\u00bf` stands for the Latin-1 byte of é. */
function withBadBytes(text: string): Buffer {
  return Buffer.concat(
    text.split('\u00bf').flatMap((part, index) => [...(index > 0 ? [Buffer.from([0xe9])] : []), Buffer.from(part)]),
  );
}

async function checkedTable(contents: Buffer): Promise<ImportDetails> {
  return check(ama, await sendImport(ama, { name: 'works.csv', contents }));
}

async function findingsOf({ id, report }: ImportDetails, rule: string) {
  const repair = report?.repairs.find((each) => each.rule === rule)?.repair;
  if (repair === undefined) return [];
  return (await ama.inject('GET', `/imports/${id}/findings?repair=${repair}`)).json().data.items;
}

const HEADER = 'Title,Writer last name,Writer share,Remarks';
const table = (rows: readonly string[]) => [HEADER, ...rows, ''].join('\r\n');
const CLEAN = ['Été à Osu,Mensah,100,', 'River Song,Adéọlá,100,'];

test.each([
  ['without a mark', ''],
  ['with a mark', '\uFEFF'],
])('rejects only the row with an invalid UTF-8 byte %s, and reports row and column', async (_, mark) => {
  const checked = await checkedTable(withBadBytes(mark + table([...CLEAN, 'Caf\u00bf,Mensah,100,'])));
  expect([checked.about, checked.preview?.rows[0]?.[0]]).toEqual(['CSV, UTF-8, separated by commas', 'Été à Osu']);
  expect(checked.report).toMatchObject({ works: 3, clean: 2, draftable: 2 });
  expect(await findingsOf(checked, 'I-ENC-01')).toEqual([
    expect.objectContaining({
      line: 4,
      column: 'Title',
      found: 'Caf\uFFFD',
      expected: 'letters in UTF-8',
      correction: expect.stringMatching(/save the file as UTF-8/),
    }),
  ]);
});

test('reports an invalid byte late in a long file', async () => {
  const rows = Array.from({ length: 400 }, (_, row) => `Été ${row},Mensah,100,${'x'.repeat(200)}`);
  const checked = await checkedTable(withBadBytes(table(rows.with(350, 'Adieu,M\u00bfnsah,100,'))));
  expect(checked.report).toMatchObject({ works: 400, clean: 399 });
  expect(await findingsOf(checked, 'I-ENC-01')).toMatchObject([{ line: 352, column: 'Writer last name' }]);
});

test('detects a mix of UTF-8 and mostly Latin-1', async () => {
  const mixed = table(['Été,Mensah,100,', 'Caf\u00bf,Mensah,100,', 'Th\u00bf,Mensah,100,', 'Id\u00bf,Mensah,100,']);
  const checked = await checkedTable(withBadBytes(mixed));
  expect(checked.preview?.rows[0]?.[0]).toBe('Été');
  expect(checked.report).toMatchObject({ works: 4, clean: 1 });
});

test('keeps a Latin-1 file whose letters look like UTF-8 by chance', async () => {
  const rows = ['CAFÉ’S,Mensah,100,', 'Été à Osu,Mensah,100,', 'Thé,Mensah,100,'];
  // Windows-1252 has the right single quote at 0x92.
  const contents = Buffer.from(table(rows).replace('’', '\u0092'), 'latin1');
  const checked = await checkedTable(contents);
  expect(checked.preview?.rows.map(([title]) => title)).toEqual(['CAFÉ’S', 'Été à Osu', 'Thé']);
  expect(checked.report).toMatchObject({ works: 3, clean: 3 });
});

test('detects Windows-1252 in a short file with capitals before a quotation mark', async () => {
  const contents = Buffer.from(table(['“CAFÉ”,Mensah,100,']).replace('“', '\u0093').replace('”', '\u0094'), 'latin1');
  const checked = await checkedTable(contents);
  expect(checked.preview?.rows[0]?.[0]).toBe('“CAFÉ”');
  expect(checked.report).toMatchObject({ works: 1, clean: 1 });
});

test('detects what Excel for Mac saves', async () => {
  const letters: Readonly<Record<string, number>> = { é: 0x8e, è: 0x8f, É: 0x83, à: 0x88, '’': 0xd5 };
  const rows = table(['Été à Osu,Mensah,100,', 'L’allée,Mensah,100,', 'Première,Mensah,100,']);
  const checked = await checkedTable(Buffer.from([...rows].map((letter) => letters[letter] ?? letter.charCodeAt(0))));
  expect(checked.preview?.rows.map(([title]) => title)).toEqual(['Été à Osu', 'L’allée', 'Première']);
  expect(checked.about).toContain('Mac OS Roman');
  expect(checked.report).toMatchObject({ works: 3, clean: 3 });
});

test('detects what Excel for Mac saves in German', async () => {
  const letters: Readonly<Record<string, number>> = { ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7 };
  const rows = table(['Frühling,Mensah,100,', 'Der Jäger,Mensah,100,', 'Größe,Mensah,100,']);
  const checked = await checkedTable(Buffer.from([...rows].map((letter) => letters[letter] ?? letter.charCodeAt(0))));
  expect(checked.preview?.rows.map(([title]) => title)).toEqual(['Frühling', 'Der Jäger', 'Größe']);
});

test('warns of letters misread by an earlier program, in tables and CWR', async () => {
  const rows = ['CafÃ© à Osu,Mensah,100,', 'Donâ€™t,Mensah,100,', 'IRMÃ”,Mensah,100,', 'IRMû,Mensah,100,'];
  const checked = await checkedTable(Buffer.from(table(rows)));
  expect(checked.report).toMatchObject({ works: 4, clean: 4 });
  expect(await findingsOf(checked, 'I-ENC-04')).toMatchObject([
    { line: 2, column: 'Title', found: 'CafÃ© à Osu' },
    { line: 3, column: 'Title', found: 'Donâ€™t' },
  ]);
  const contents = Buffer.from(cwrOf('NWR', [plainWork('M-1', 'CAFÃ©')]));
  const sent = await sendImport(ama, { name: 'CW260051BAO_052.V21', contents });
  expect(sent.report).toMatchObject({ works: 1, clean: 1 });
  expect(await findingsOf(sent, 'I-ENC-04')).toMatchObject([{ column: 'NWR Work Title', found: 'CAFÃ©' }]);
});

test('reports a blocking finding even next to a warning', async () => {
  const checked = await checkedTable(Buffer.from(table(['River,Mensah,100,', `CafÃ© ${'x'.repeat(300)},Mensah,100,`])));
  expect(checked.report).toMatchObject({ works: 2, clean: 1 });
  expect(await findingsOf(checked, 'I-FLD-01')).toMatchObject([{ line: 3, column: 'Title' }]);
});

test('rejects rows with bytes undefined in Latin-1', async () => {
  const checked = await checkedTable(Buffer.from(table(['Thé,Mensah,100,', 'Caf\u0081,Mensah,100,']), 'latin1'));
  expect(checked.about).toContain('Latin-1');
  expect(checked.report).toMatchObject({ works: 2, clean: 1 });
  expect(await findingsOf(checked, 'I-ENC-01')).toMatchObject([{ line: 3, column: 'Title', found: 'Caf\uFFFD' }]);
});

test('reports an invalid byte in an ignored column or a heading without rejecting rows', async () => {
  const rows = table([...CLEAN, 'Thé,Mensah,100,caf\u00bf']).replace('Remarks', 'Remarqu\u00bf');
  const checked = await checkedTable(withBadBytes(rows));
  expect(checked.report).toMatchObject({ works: 3, clean: 3, is_refused: false });
  expect(await findingsOf(checked, 'I-ENC-02')).toMatchObject([{ line: 4, column: 'Remarqu\uFFFD' }]);
  expect(await findingsOf(checked, 'I-ENC-03')).toMatchObject([{ line: 1, found: 'Remarqu\uFFFD' }]);
});

test.each([
  ['UTF-8', (text: string) => withBadBytes(text.replaceAll('CAFÉ', 'CAF\u00bf'))],
  ['Latin-1', (text: string) => Buffer.from(text.replaceAll('CAFÉ', 'CAF\u0081'), 'latin1')],
])('rejects a work with invalid bytes in CWR of %s, by record and field', async (name, bytesOf) => {
  const text = cwrOf('NWR', [plainWork('L-1', 'ÉTÉ'), plainWork('L-2', 'CAFÉ')]);
  const checked = await sendImport(ama, { name: 'CW260050BAO_052.V21', contents: bytesOf(text) });
  expect(checked.about).toContain(name);
  expect(checked.report).toMatchObject({ works: 2, clean: 1, is_refused: false });
  expect(await findingsOf(checked, 'I-ENC-01')).toMatchObject([{ line: 12, found: 'CAF\uFFFD' }]);
  const columns = checked.report?.repairs.filter(({ rule }) => rule === 'I-ENC-01').map(({ column }) => column);
  expect(columns).toEqual(['NWR Work Title', 'ALT Alternate Title']);
});

test('rejects a recording with invalid bytes, even in a referenced party', async () => {
  const message = SINGLE_41.replaceAll('Tema Records', 'Téma Rècords').replace('Harbour', 'H\u00bfrbour');
  const contents = withBadBytes(message.replace('The Osu Horns</FullName>', 'The \u00bf Horns</FullName>'));
  const checked = await sendImport(ama, { name: 'release.xml', contents }, 'recording');
  expect(checked.report).toMatchObject({ works: 1, clean: 0, draftable: 0 });
  const repairs = checked.report?.repairs.filter(({ rule }) => rule === 'I-ENC-01');
  expect(repairs?.map(({ column }) => column)).toEqual(expect.arrayContaining(['DisplayTitleText', null]));
});
