import type pg from 'pg';
import type { TableRows } from './copy-tables.ts';

const COPY_DATA = 'd'.charCodeAt(0);
const COPY_DONE = Buffer.from('c\x00\x00\x00\x04', 'latin1');
/** A message is its letter and its length; the length counts itself, and not the letter. */
const HEADER_BYTES = 5;

/**
 * COPY into several tables in one message, with all of their rows behind it: PostgreSQL goes from table to table by itself.
 * pg-copy-streams waits for the answer of each, and a thread that makes rows meanwhile hears of it late.
 */
export class CopyStatements implements pg.Submittable {
  readonly #tables: readonly TableRows[];
  readonly #end = Promise.withResolvers<void>();

  constructor(tables: readonly TableRows[]) {
    this.#tables = tables;
  }

  /** When all rows stand. Where one cannot, none does: the transaction is over. */
  get done(): Promise<void> {
    return this.#end.promise;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.#tables.map(({ target }) => `copy ${target} from stdin`).join('; '));
    for (const { rows } of this.#tables) {
      stream.write(headerOf(rows));
      stream.write(rows);
      stream.write(COPY_DONE);
    }
    stream.uncork();
  }

  /** The rows are on their way already. What comes after an error PostgreSQL passes over. */
  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end.resolve();
  }

  handleError(error: Error): void {
    this.#end.reject(error);
  }
}

function headerOf(rows: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header[0] = COPY_DATA;
  header.writeInt32BE(rows.length + HEADER_BYTES - 1, 1);
  return header;
}
