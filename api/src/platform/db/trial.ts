import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/** Runs `action`, undoes its changes, and returns its result. */
export async function runAsTrial<Result>(tx: Tx, action: () => Promise<Result>): Promise<Result> {
  await sql`savepoint trial`.execute(tx);
  const result = await action();
  await sql`rollback to savepoint trial`.execute(tx);
  return result;
}
