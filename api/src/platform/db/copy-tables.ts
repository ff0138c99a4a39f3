import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Cell, type Columns, rowsText } from './copy-rows.ts';

/** Rows that go into a table. */
export interface TableRows {
  /** The table with the columns that are written. */
  readonly target: string;
  /** The rows as COPY reads them; empty where there is none. As bytes they are no work for the collector. */
  readonly rows: Buffer;
}

/** Columns of which none of these is missing: what a schema adds to a line is not lost on its way. */
export type WholeColumns<Row, Names extends string> = Columns<Row> & Readonly<Record<Names, Cell<Row>>>;

/** What goes into a table. */
export function intoTable<Row>(table: string, columns: Columns<Row>, rows: readonly Row[]): TableRows {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  return { target: `${table} (${names.join(', ')})`, rows: Buffer.from(rowsText(rows, columns)) };
}

/** Makes rows table by table. Others have their turn in between: what is being written meanwhile must not wait for all. */
export async function madeInTurns(tables: Iterable<TableRows>): Promise<TableRows[]> {
  const made: TableRows[] = [];
  for (const table of tables) {
    made.push(table);
    await turn();
  }
  return made;
}

/** Writes rows by COPY, five times as fast as by statements; in the transaction that the client is in. */
export async function copyTables(client: pg.ClientBase, tables: readonly TableRows[]): Promise<void> {
  for (const { target, rows } of tables) {
    if (rows.length === 0) continue;
    const copying = client.query(copyFrom(`copy ${target} from stdin`));
    copying.end(rows);
    await finished(copying);
  }
}
