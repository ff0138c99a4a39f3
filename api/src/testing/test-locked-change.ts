import { sql } from 'kysely';
import type { Tx } from '../platform/db/transaction.ts';
import type { TestApi } from './test-api.ts';

interface LockedChange<Result> {
  /** `account` by default. */
  readonly table?: 'account' | 'member' | 'composition';
  /** Waits for the row's lock. */
  readonly request: () => Promise<Result>;
  /** Runs before the request gets the lock. */
  readonly change: (tx: Tx) => Promise<unknown>;
}

/** Locks a row until the request waits for it, changes it, and returns the result of the request. */
export async function changeWhileLocked<Result>(
  { db }: TestApi,
  id: string,
  { table = 'account', request, change }: LockedChange<Result>,
): Promise<Result> {
  let isSettled = false;
  const { pending } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const running = request().finally(() => {
      isSettled = true;
    });
    const isWaiting = sql<{ pid: number }>`
      select pid from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
    while (!isSettled && (await isWaiting.execute(db)).rows.length === 0);
    await change(tx);
    // In an object, because a transaction awaits a promise that it returns.
    return { pending: running };
  });
  return pending;
}
