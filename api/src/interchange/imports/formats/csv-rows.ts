import { pipeline } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { RefusedFile } from '../refused-file.ts';

/** As many columns as a table of works may have; a file with more is no such table. */
export const MOST_COLUMNS = 500;
/** What a spreadsheet has room for in a cell. */
export const LONGEST_CELL = 32_767;

/** Options of csv-parse for RFC 4180 with any line end, rows of any length and quotes inside of cells. */
export function csvOptions(separator: string): Options {
  return {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // A quote that is never closed does not keep the rest of the file in memory.
    max_record_size: MOST_COLUMNS * LONGEST_CELL,
  };
}

/** Reads the rows of a text that comes in pieces. Throws `RefusedFile` for what no table of works has. */
export async function* csvRows(text: AsyncIterable<string>, separator: string): AsyncGenerator<string[]> {
  // An error reaches the parser, which throws it below.
  const rows: AsyncIterable<string[]> = pipeline(text, parse(csvOptions(separator)), () => undefined);
  let row = 0;
  try {
    for await (const cells of rows) {
      row += 1;
      refuseOversized(cells, row);
      yield cells;
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, row + 1) : error;
  }
}

function refuseOversized(cells: readonly string[], row: number): void {
  if (cells.length > MOST_COLUMNS)
    throw new RefusedFile(
      `Row ${row} has more than ${MOST_COLUMNS} columns. A table of works has fewer: look at the file.`,
    );
  if (cells.some(({ length }) => length > LONGEST_CELL))
    throw new RefusedFile(`A cell in row ${row} is longer than ${LONGEST_CELL} characters. Shorten it.`);
}

function refusalOf(cause: CsvError, row: number): RefusedFile {
  if (cause.code === 'CSV_MAX_RECORD_SIZE')
    return new RefusedFile(`Row ${row} has no end: a quote in it may not be closed.`, { cause });
  return new RefusedFile(
    `The file ends inside a cell in quotes that begins in row ${row}. It was cut off, or a quote is missing.`,
    { cause },
  );
}
