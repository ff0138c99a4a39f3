import { Readable } from 'node:stream';
import { unescapeFormula } from '@counterpoint/domain/imports';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvRow } from './csv-row.ts';

/** A table that is too long to stand in memory: its headings, and its rows some at a time. */
export interface StreamedTable {
  readonly header: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly string[])[]>;
}

/** The table as CSV, as spreadsheets open it. */
export function csvFileOf(table: StreamedTable): Readable {
  return Readable.from(csvPieces(table));
}

async function* csvPieces({ header, batches }: StreamedTable): AsyncGenerator<string> {
  // The mark at the beginning lets spreadsheets know that it is UTF-8.
  yield `\uFEFF${csvRow(header)}`;
  for await (const rows of batches) yield rows.map(csvRow).join('');
}

/** The same as a workbook with one sheet, in which cells are texts and need no escaping. */
export function xlsxFileOf(name: string, table: StreamedTable): Readable {
  return Readable.from(writeXlsxStream(sheetRows(table), { name, freezePane: { rows: 1 } }));
}

async function* sheetRows({ header, batches }: StreamedTable): AsyncGenerator<string[]> {
  yield [...header];
  for await (const rows of batches) for (const row of rows) yield row.map(unescapeFormula);
}

/** So many are read at once; more would only take memory. */
const BATCH = 500;

/** Reads what these ids stand for, some at a time. */
export async function* readInBatches<Item>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<Item>,
): AsyncGenerator<Item> {
  for (let from = 0; from < ids.length; from += BATCH) yield read(ids.slice(from, from + BATCH));
}
