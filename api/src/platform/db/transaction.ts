import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { sendTogether } from './pipeline.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Serialisation failure and deadlock: PostgreSQL undid the transaction, and doing it again may succeed. */
const WORTH_REPEATING = ['40001', '40P01'];
const ATTEMPTS = 4;

/**
 * Runs `work` in a transaction, again when PostgreSQL asks for it; `work` must have no effect outside of it. Statements that
 * it begins together are sent together, and run in that order.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => sendTogether(tx, work));
    } catch (error) {
      if (attempt === ATTEMPTS || !WORTH_REPEATING.includes(databaseCode(error) ?? '')) throw error;
      // At random, so that two that met do not meet again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}

/** PostgreSQL's five characters for what went wrong, or null where the error is not the database's. */
export function databaseCode(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** Whether `error` says that a row breaks the unique index or constraint `name`. */
export function breaksUnique(error: unknown, name: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === name;
}
