import { setImmediate as turn } from 'node:timers/promises';
import { type Cell, type Columns, type CopyClient, copyText, rowsText } from './copy-rows.ts';

/** Rows that go into a table. */
export interface TableRows {
  /** The table with the columns that are written. */
  readonly target: string;
  /** The rows as COPY reads them; empty where there is none. */
  readonly text: string;
}

/** Columns of which none of these is missing: what a schema adds to a line is not lost on its way. */
export type WholeColumns<Row, Names extends string> = Columns<Row> & Readonly<Record<Names, Cell<Row>>>;

/** What goes into a table. */
export function intoTable<Row>(table: string, columns: Columns<Row>, rows: readonly Row[]): TableRows {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  return { target: `${table} (${names.join(', ')})`, text: rowsText(rows, columns) };
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

/** Writes rows table by table. */
export async function copyTables(client: CopyClient, tables: readonly TableRows[]): Promise<void> {
  for (const { target, text } of tables) if (text !== '') await copyText(client, target, text);
}
