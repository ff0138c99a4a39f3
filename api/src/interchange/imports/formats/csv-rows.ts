import { pipeline } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import * as message from '../../../messages/import-files.generated.ts';
import { RejectedFile } from '../rejected-file.ts';

/** More columns aren't a table of works. */
export const MAX_COLUMNS = 500;
/** Excel's limit for a cell. */
export const MAX_CELL_LENGTH = 32_767;

/** csv-parse options for RFC 4180 with any line end, ragged rows and quotes inside cells. */
export function csvOptions(separator: string): Options {
  return {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // An unclosed quote must not load the rest of the file into memory.
    max_record_size: MAX_COLUMNS * MAX_CELL_LENGTH,
  };
}

/** Throws `RejectedFile` beyond the limits above. */
export async function* csvRows(text: AsyncIterable<string>, separator: string): AsyncGenerator<string[]> {
  const rows: AsyncIterable<string[]> = pipeline(text, parse(csvOptions(separator)), () => undefined);
  let row = 0;
  try {
    for await (const cells of rows) {
      row += 1;
      if (cells.length > MAX_COLUMNS) throw new RejectedFile(message.tooManyColumns({ row, max: MAX_COLUMNS }));
      if (cells.some(({ length }) => length > MAX_CELL_LENGTH))
        throw new RejectedFile(message.longCell({ row, max: MAX_CELL_LENGTH }));
      yield cells;
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const isEndless = cause.code === 'CSV_MAX_RECORD_SIZE';
    throw new RejectedFile((isEndless ? message.endlessRow : message.cutOff)({ row: row + 1 }), { cause });
  }
}
