import { type Expression, sql } from 'kysely';
import { type Database, inTransaction } from './transaction.ts';

/** Returns the ids that a query selects as of one moment, read in parts, so that other requests are answered meanwhile. */
export function idsInParts(db: Database, query: Expression<unknown>, part = 5_000): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const ids: string[] = [];
    await sql`declare wanted no scroll cursor for ${query}`.execute(tx);
    for (;;) {
      const { rows } = await sql<{ id: string }>`fetch ${sql.lit(part)} from wanted`.execute(tx);
      for (const { id } of rows) ids.push(id);
      if (rows.length < part) return ids;
    }
  });
}
