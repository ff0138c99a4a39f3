import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

/** Batches of an import that wait until released. */
export interface BlockedWrites {
  /** Releases one batch; the next one waits. */
  oneBatch(): Promise<void>;
  /** Releases all others. */
  all(): Promise<void>;
}

/**
 * Blocks writes to a table, so that a test can act in the middle of an import on any machine. For a table of lines one
 * batch waits, and the next one behind it.
 */
export async function blockWrites(
  db: Database,
  table: 'composition_line' | 'recording_right' | 'import_part',
): Promise<BlockedWrites> {
  let held = await lockTable(db, table);
  return {
    async oneBatch() {
      await untilWaiting(db, table, 1);
      // Locks are granted in the order of the requests, so this one comes between two batches.
      const next = lockTable(db, table);
      await untilWaiting(db, table, 2);
      await held.commit().execute();
      held = await next;
    },
    all: () => held.commit().execute(),
  };
}

/** Reads still work. */
async function lockTable(db: Database, table: string) {
  const tx = await db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
  return tx;
}

async function untilWaiting(db: Database, table: string, wanted: number): Promise<void> {
  for (let waiting = 0; waiting < wanted; ) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from pg_locks where relation = ${table}::regclass and not granted`.execute(db);
    waiting = rows[0]?.n ?? 0;
    if (waiting < wanted) await pause(10);
  }
}
