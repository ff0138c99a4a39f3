import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { readSheetRows, styleOf } from './xlsx-rows.ts';

/** The text of a cell with this number and number format. */
async function read(number: number, format: number, code = ''): Promise<string | undefined> {
  const sheet = `<worksheet><sheetData><row><c s="0"><v>${number}</v></c></row></sheetData></worksheet>`;
  const entry = { bytes: sheet.length, open: async () => Readable.from([Buffer.from(sheet)]) };
  const styles = [styleOf(format, new Map([[format, code]]))];
  for await (const { cells } of readSheetRows(entry, { strings: [], styles, isFrom1904: false })) return cells[0];
  return undefined;
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
