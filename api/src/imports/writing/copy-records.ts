import { type CopyClient, type CopyValue, copyText, rowsText } from '../../db/copy-rows.ts';

/** A row by the names of its columns. */
export type Rec = Readonly<Record<string, CopyValue>>;

/** A table, and how its rows are made. */
export type TableRows = readonly [table: string, rows: () => readonly Rec[]];

/** Writes rows that name their columns alike, table by table: those of the next are made while one is being written. */
export async function copyTables(client: CopyClient, tables: readonly TableRows[]): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  for (const [table, make] of tables) {
    const rows = make();
    const columns = Object.keys(rows[0] ?? {});
    const text = rowsText(rows.map((row) => columns.map((name) => row[name] ?? null)));
    await writing;
    if (rows.length > 0)
      writing = copyText(client, `${table} (${columns.map((name) => `"${name}"`).join(', ')})`, text);
    // It is waited for above or below; until then nobody hears of its failure.
    writing.catch(() => undefined);
  }
  await writing;
}
