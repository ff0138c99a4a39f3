// cspell:ignore abendlied anteil autore canzone catalogo komponist opendocument quota rolle ruolo sonnenhof titolo urheber verlag
// cspell:ignore werktitel xlsb
import type { Buffer } from 'node:buffer';
import { guessColumns, WORK_TABLE } from '@counterpoint/domain/imports';
import { describe, expect, test } from '@jest/globals';
import { zipOf } from '../../../testing/zip-of.ts';
import { readImport } from '../testing/read-import.ts';
import { csvFile } from '../testing/send-import.ts';

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose texts are in one file, and whose file names and prefixes are the program's own. */
function workbook(texts: readonly string[]): Buffer {
  const cells = texts.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('');
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:d3p1="${RELATION}"><sheets><sheet name="A" sheetId="1" d3p1:id="R1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="R1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="R2" Type="${RELATION}/sharedStrings" Target="SharedStrings.xml"/>
      <Relationship Id="R3" Type="${RELATION}/styles" Target="styles2.xml"/>
    </Relationships>`,
    'xl/SharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles2.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
      <row><c t="inlineStr"><is><t>Title</t></is></c><c t="inlineStr"><is><t>Writer share</t></is></c></row>
      <row>${cells}<c s="1"><v>0.5</v></c></row>
    </sheetData></worksheet>`,
  });
}

test('reads texts and formats of a workbook wherever its program puts them', async () => {
  const { table } = await readImport({ name: 'works.xlsx', contents: workbook(['River_x000D_\nSong']) });
  expect(table?.rows).toEqual([['River \nSong', '50%']]);
});

describe('headings', () => {
  const headerOf = async (rows: readonly (readonly string[])[]) => (await readImport(csvFile(rows))).table?.header;
  const ITALIAN = ['Titolo', 'Autore', 'Ruolo', 'Quota'];

  test('are the first row if none of them are known, even where a row below has a known word', async () => {
    expect(await headerOf([ITALIAN, ['Canzone', 'Rossi', 'Composer', '100']])).toEqual(ITALIAN);
  });

  test('of a single column are the known one', async () => {
    expect(await headerOf([['My songs'], ['Title'], ['River']])).toEqual(['Title']);
  });

  test('come below a title if none of them are known', async () => {
    const rows = [['Catalogo', '2026'], ITALIAN, ['Canzone', 'Rossi', 'Composer', '100']];
    expect(await headerOf(rows)).toEqual(ITALIAN);
  });
});

describe('headings merged over several columns', () => {
  const MERGED = ['Werktitel', 'Urheber', '', '', 'Verlag', ''];
  const SINGLE = ['', 'Name', 'Rolle', 'Anteil', 'Name', 'Anteil'];

  test('are joined with the headings below them', async () => {
    const rows = [MERGED, SINGLE, ['Abendlied', 'Groß, Karl', 'Komponist', '50 %', 'Sonnenhof', '50 %']];
    const { table } = await readImport(csvFile(rows));
    const header = ['Werktitel', 'Urheber Name', 'Urheber Rolle', 'Urheber Anteil', 'Verlag Name', 'Verlag Anteil'];
    expect([table?.header, table?.rows]).toEqual([header, rows.slice(2)]);
    const keys = ['title', 'writer_name', 'writer_role', 'writer_share', 'publisher_name', 'publisher_share'];
    expect(guessColumns(WORK_TABLE, header).map((target) => target?.key)).toEqual(keys);
  });

  test('aren’t joined with the first work', async () => {
    const rows = [MERGED, ['Abendlied', 'Groß, Karl', 'Komponist', '50 %', 'Sonnenhof', '50 %'], SINGLE];
    expect((await readImport(csvFile(rows))).table?.header).toEqual(MERGED.slice(0, -1));
  });
});

describe('spreadsheets of other kinds', () => {
  test.each([
    ['works.ods', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }],
    ['works.xlsb', { 'xl/workbook.bin': '', 'xl/_rels/workbook.bin.rels': '' }],
    ['works.numbers', { 'Index/Document.iwa': '', 'preview.jpg': '' }],
  ])('are rejected with what to save instead: %s', async (name, entries) => {
    const file = { name, contents: zipOf(entries) };
    for (const subject of ['composition', 'recording'] as const)
      await expect(readImport(file, subject)).rejects.toThrow(/Save it as \.xlsx in the program/);
  });
});
