import { RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

const LEASE = sql<Date>`now() + interval '15 seconds'`;

export async function leaseImport(
  db: Database,
  mine: readonly string[],
): Promise<{ id: string; attempts: number } | null> {
  const job = await db
    .updateTable('import_job')
    .set({ leased_until: LEASE, attempts: sql<number>`attempts + 1` })
    .where('id', '=', (of) =>
      of
        .selectFrom('import_job')
        .select('id')
        .where('state', 'in', RUNNING_IMPORT_STATES)
        .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
        .where('id', '<>', sql<string>`all(${mine}::uuid[])`)
        .orderBy('updated_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempts'])
    .executeTakeFirst();
  return job ?? null;
}

export async function renewLease(db: Database, id: string): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ leased_until: LEASE })
    .where('id', '=', id)
    .where('leased_until', 'is not', null)
    .execute();
}

/** Lets another process continue at once. */
export async function releaseImport(db: Database, id: string): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ leased_until: null, attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where('id', '=', id)
    .execute();
}
