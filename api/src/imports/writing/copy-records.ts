import { type CopyClient, type CopyValue, copyRows } from '../../db/copy-rows.ts';

/** A row by the names of its columns. */
export type Rec = Readonly<Record<string, CopyValue>>;

/** Writes rows that name their columns alike. */
export async function copyRecords(client: CopyClient, table: string, rows: readonly Rec[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  await copyRows(
    client,
    table,
    columns.map((name) => `"${name}"`),
    rows.map((row) => columns.map((name) => row[name] ?? null)),
  );
}
