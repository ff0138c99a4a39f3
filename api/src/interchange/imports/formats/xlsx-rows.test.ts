import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { readSheetRows, styleOf } from './xlsx-rows.ts';

/** The text of a cell in a workbook with this number format. */
async function readCell(cell: string, format = 0, code = ''): Promise<string | undefined> {
  const sheet = `<worksheet><sheetData><row>${cell}</row></sheetData></worksheet>`;
  const entry = { bytes: sheet.length, open: async () => Readable.from([Buffer.from(sheet)]) };
  const styles = [styleOf(format, new Map([[format, code]]))];
  for await (const { cells } of readSheetRows(entry, { strings: [], styles, isFrom1904: false })) return cells[0];
  return undefined;
}

function read(number: number, format: number, code = ''): Promise<string | undefined> {
  return readCell(`<c s="0"><v>${number}</v></c>`, format, code);
}

const HOURS = 1 / 24;
const MINUTES = HOURS / 60;
const SECONDS = MINUTES / 60;

test.each<[string, Parameters<typeof read>, string]>([
  ['3:45 typed into a cell without a format', [3 * HOURS + 45 * MINUTES, 20], '3:45'],
  ['the same in a format of the sender', [3 * HOURS + 45 * MINUTES, 164, 'hh:mm'], '3:45'],
  ['0:03:45, which has seconds', [3 * MINUTES + 45 * SECONDS, 21], '00:03:45'],
  ['minutes and seconds', [3 * MINUTES + 45 * SECONDS, 45], '00:03:45'],
  ['seconds that the format hides', [3 * MINUTES + 45 * SECONDS, 20], '00:03:45'],
])('reads %s as the duration that was meant', async (_what, cell, text) => {
  expect(await read(...cell)).toBe(text);
});

const MAY_2024 = 45_413;

test.each<[string, Parameters<typeof read>, string]>([
  ['a date', [MAY_2024, 14], '2024-05-01'],
  ['a date in a format of the sender', [MAY_2024, 164, '[$-40C]d\\ mmmm\\ yyyy;@'], '2024-05-01'],
  ['a month, typed as 5/2024', [MAY_2024, 17], '2024-05'],
  ['a month in a format of the sender', [MAY_2024, 164, 'yyyy\\-mm'], '2024-05'],
  ['a year', [MAY_2024, 164, 'yyyy'], '2024'],
  ['leading zeros', [42, 164, '00000'], '00042'],
  ['more digits than the format has', [123_456, 164, '00000'], '123456'],
  ['decimals', [0.5, 164, '0.00'], '0.5'],
  ['a negative number', [-5, 164, '0000'], '-5'],
])('reads %s as shown', async (_what, cell, text) => {
  expect(await read(...cell)).toBe(text);
});

test.each([
  ['Mensah_x000D_', 'Mensah '],
  ['File_x005F_x000D_', 'File_x000D_'],
  ['_x003D_SUM(1)', "'=SUM(1)"],
  ['snake_xylophone_', 'snake_xylophone_'],
])('decodes the escapes in %s', async (written, text) => {
  expect(await readCell(`<c t="inlineStr"><is><t>${written}</t></is></c>`)).toBe(text);
});
