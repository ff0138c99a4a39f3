import { sql } from 'kysely';
import type { Tx } from '../platform/db/transaction.ts';
import type { TestApi } from './test-api.ts';

interface Meanwhile<Result> {
  /** An account's without it. */
  readonly table?: 'account' | 'member';
  /** Waits for the row's lock. */
  readonly request: () => Promise<Result>;
  /** Changes something first. */
  readonly done: (tx: Tx) => Promise<unknown>;
}

/** Changes an account or a member while something else waits for its lock, then lets it continue; returns its result. */
export async function meanwhile<Result>(
  { db }: TestApi,
  id: string,
  { table = 'account', request, done }: Meanwhile<Result>,
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
    await done(tx);
    // In an object, because a transaction awaits a promise that it returns.
    return { pending: running };
  });
  return pending;
}
