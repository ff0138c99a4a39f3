import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Cell, type Columns, rowsText } from './copy-rows.ts';

export interface TableRows {
  readonly target: string;
  /** In COPY's text format; empty without rows. Bytes spare the garbage collector. */
  readonly rows: Buffer;
}

export type WholeColumns<Row, Names extends string> = Columns<Row> & Readonly<Record<Names, Cell<Row>>>;

export function intoTable<Row>(table: string, columns: Columns<Row>, rows: readonly Row[]): TableRows {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  return { target: `${table} (${names.join(', ')})`, rows: Buffer.from(rowsText(rows, columns)) };
}

/** Builds rows table by table. Yields in between, so that writing goes on meanwhile. */
export async function buildTables(tables: Iterable<TableRows>): Promise<TableRows[]> {
  const made: TableRows[] = [];
  for (const table of tables) {
    made.push(table);
    await turn();
  }
  return made;
}

/** COPY is five times as fast as insert statements. */
export async function copyTables(client: pg.ClientBase, tables: readonly TableRows[]): Promise<void> {
  for (const { target, rows } of tables) {
    if (rows.length === 0) continue;
    const copying = client.query(copyFrom(`copy ${target} from stdin`));
    copying.end(rows);
    await finished(copying);
  }
}
