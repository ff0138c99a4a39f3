import { type Insertable, sql } from 'kysely';
import type { OperationTables } from '../db/operation-tables.ts';
import type { Database } from '../db/transaction.ts';

/** Writes an error, or counts it where one of the same stack stands already. */
export async function countError(db: Database, error: Insertable<OperationTables['frontend_error']>): Promise<void> {
  const { last_account_id, last_user_agent } = error;
  await db
    .insertInto('frontend_error')
    .values(error)
    .onConflict((conflict) =>
      conflict.column('stack_hash').doUpdateSet({
        last_account_id,
        last_user_agent,
        seen: sql`frontend_error.seen + 1`,
        last_seen_at: sql`now()`,
      }),
    )
    .execute();
}
