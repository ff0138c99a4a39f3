import { type Cell, type Columns, type CopyClient, copyText, rowsText } from './copy-rows.ts';

/** Rows that go into a table. */
export interface TableRows {
  /** The table with the columns that are written. */
  readonly target: string;
  /** The rows as COPY reads them; empty where there is none. */
  text(): string;
}

/** Columns of which none of these is missing: what a schema adds to a line is not lost on its way. */
export type WholeColumns<Row, Names extends string> = Columns<Row> & Readonly<Record<Names, Cell<Row>>>;

/** What goes into a table; the rows are made when it is its turn. */
export function intoTable<Row>(table: string, columns: Columns<Row>, rows: () => readonly Row[]): TableRows {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  return { target: `${table} (${names.join(', ')})`, text: () => rowsText(rows(), columns) };
}

/** Writes rows table by table: those of the next are made while one is being written. */
export async function copyTables(client: CopyClient, tables: readonly TableRows[]): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  for (const { target, text } of tables) {
    const rows = text();
    await writing;
    if (rows === '') continue;
    writing = copyText(client, target, rows);
    // It is waited for above or below; until then nobody hears of its failure.
    writing.catch(() => undefined);
  }
  await writing;
}
