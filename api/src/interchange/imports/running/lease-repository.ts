import { RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';

const LEASE = sql<Date>`now() + interval '15 seconds'`;

/**
 * A member's imports of a subject are written one after the other, so that each sees the numbers of the one before. Null also
 * while another process leases one, which this one couldn't see yet.
 */
export async function leaseImport(tx: Tx, mine: readonly string[]): Promise<{ id: string; attempts: number } | null> {
  const { rows: locks } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('lease of an import', 0)) as is_mine`.execute(tx);
  if (!locks[0]?.is_mine) return null;
  const { rows } = await sql<{ id: string; attempts: number }>`
    update import_job set leased_until = ${LEASE}, attempts = attempts + 1
    where id = (
      select id from import_job job
      where state = any(${RUNNING_IMPORT_STATES}::text[]) and (leased_until is null or leased_until < now())
        and id <> all(${mine}::uuid[])
        and not (state = 'importing' and exists (
          select from import_job other
          where other.member_id = job.member_id and other.subject = job.subject and other.id <> job.id
            and other.state = 'importing' and other.leased_until > now()))
      order by updated_at limit 1 for update skip locked)
    returning id, attempts`.execute(tx);
  return rows[0] ?? null;
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
