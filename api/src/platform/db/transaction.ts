import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { runPipelined } from './pipeline.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * Serialisation failure, deadlock, a reference to a row that was deleted since it was read, and a plan from before a
 * migration: a retry may succeed.
 */
const RETRYABLE = ['40001', '40P01', '23503', '0A000'];
const ATTEMPTS = 4;

/** Retries after a conflict with another transaction, so `work` must have no other side effects. Pipelines its statements. */
export async function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => runPipelined(tx, work));
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.includes(databaseCode(error) ?? '')) throw error;
      // Random, so that two conflicting transactions don't meet again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}

/** For work that copies or reads files between its statements. */
export async function allowIdleTime(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

export function databaseCode(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

export function breaksUnique(error: unknown, name: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === name;
}
