import { Readable } from 'node:stream';
import { unescapeFormula } from '@counterpoint/domain/imports';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvRow } from './csv-row.ts';

export interface StreamedTable {
  readonly header: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly string[])[]>;
}

export function csvFileOf(table: StreamedTable): Readable {
  return Readable.from(csvPieces(table));
}

async function* csvPieces({ header, batches }: StreamedTable): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvRow(header)}`;
  for await (const rows of batches) yield rows.map(csvRow).join('');
}

export function xlsxFileOf(name: string, table: StreamedTable): Readable {
  return Readable.from(writeXlsxStream(sheetRows(table), { name, freezePane: { rows: 1 } }));
}

async function* sheetRows({ header, batches }: StreamedTable): AsyncGenerator<string[]> {
  yield [...header];
  for await (const rows of batches) for (const row of rows) yield row.map(unescapeFormula);
}

const BATCH = 500;

export async function* readInBatches<Item>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<Item>,
): AsyncGenerator<Item> {
  for (let from = 0; from < ids.length; from += BATCH) yield read(ids.slice(from, from + BATCH));
}
