import { sql } from 'kysely';
import type { Database, Tx } from '../db/transaction.ts';

/** Another process that starts waits until the transaction ends. */
export async function lockMark(tx: Tx): Promise<string | null> {
  await sql`lock table file_store in exclusive mode`.execute(tx);
  const row = await tx.selectFrom('file_store').select('mark').executeTakeFirst();
  return row?.mark ?? null;
}

export async function insertMark(tx: Tx, mark: string): Promise<void> {
  await tx.insertInto('file_store').values({ mark }).execute();
}

/** Keeps the first mark of deployments that this database sees. Returns it; null before the file store is marked. */
export async function keepDeploymentsMark(db: Database, mark: string): Promise<string | null> {
  const row = await db
    .updateTable('file_store')
    .set(({ fn, val }) => ({ deployments: fn.coalesce('deployments', val(mark)) }))
    .returning('deployments')
    .executeTakeFirst();
  return row?.deployments ?? null;
}
