import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { workbookText } from '@counterpoint/domain/imports';

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
  return Readable.from(xlsxPieces(name, table));
}

async function* xlsxPieces(name: string, table: StreamedTable) {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(sheetRows(table), { name, freezePane: { rows: 1 } });
}

async function* sheetRows({ header, batches }: StreamedTable): AsyncGenerator<string[]> {
  yield [...header];
  for await (const rows of batches) for (const row of rows) yield row.map(workbookText);
}

/** An entry may have hundreds of lines, so its rows take up to a millisecond. */
const BATCH = 100;
const BATCH_SIZE = 10;

/** Yields the rows of all entries, and lets other requests through between them. */
export async function* rowsInBatches<Entry>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Entry[]>,
  rowsOf: (entry: Entry) => readonly (readonly string[])[],
): AsyncGenerator<readonly (readonly string[])[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const entries = await read(ids.slice(from, from + BATCH));
    for (let at = 0; at < entries.length; at += BATCH_SIZE) {
      yield entries.slice(at, at + BATCH_SIZE).flatMap(rowsOf);
      await breathe();
    }
  }
}

/** Formats a CSV row with its line end. Callers escape cells that look like formulas. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
