import { CLOSED_ISNI_STATES } from '@counterpoint/domain/states';
import { type RawBuilder, sql } from 'kysely';
import { countCasesForStaff } from '../../disputes/staff/staff-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';

/** Decisions that wait for the society. */
export async function readWaiting(db: Database, at: Date) {
  const counts = await db
    .selectNoFrom([
      countOf(sql`party_claim where state = 'open'`).as('claims'),
      countOf(sql`isni_application
        where state <> 'draft' and not state = any(${[...CLOSED_ISNI_STATES]}::text[])`).as('applications'),
      countOf(sql`entry_review where state = 'open'`).as('reviews'),
    ])
    .executeTakeFirstOrThrow();
  return { cases: await countCasesForStaff(db, at), ...counts };
}

/** How many rows there are, and the bytes of the database and of files. */
export function readStorageUse(db: Database) {
  return db
    .selectNoFrom([
      countOf(sql`member`).as('members'),
      countOf(sql`composition`).as('works'),
      countOf(sql`recording`).as('recordings'),
      sql<number>`pg_database_size(current_database())::float8`.as('database'),
      sql<number>`(select coalesce(sum(bytes), 0)::float8 from file)`.as('files'),
    ])
    .executeTakeFirstOrThrow();
}

function countOf(rows: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from ${rows})`;
}
