import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type FrontendError = Omit<Selectable<Tables['frontend_error']>, 'stack_hash'>;

const COLUMNS = [
  ...([
    'id',
    'description',
    'seen',
    'first_seen_at',
    'last_seen_at',
    'release',
    'area',
    'area_version',
    'route',
  ] as const),
  ...(['last_account_id', 'last_user_agent', 'resolved_at', 'resolved_by'] as const),
] as const;

/** Counts repeats of the same stack. A resolved error is reopened. */
export async function countError(db: Database, error: Insertable<Tables['frontend_error']>): Promise<void> {
  const { last_account_id, last_user_agent, release, area, area_version, route } = error;
  const seenLast = { last_account_id, last_user_agent, release, area, area_version, route };
  await db
    .insertInto('frontend_error')
    .values(error)
    .onConflict((conflict) =>
      conflict.column('stack_hash').doUpdateSet({
        ...seenLast,
        seen: sql`frontend_error.seen + 1`,
        last_seen_at: sql`now()`,
        resolved_at: null,
        resolved_by: null,
      }),
    )
    .execute();
}

export async function listErrors(
  db: Database,
  { isResolvedToo, limit }: { isResolvedToo: boolean; limit: number },
): Promise<FrontendError[]> {
  const errors = db.selectFrom('frontend_error').select(COLUMNS);
  return (isResolvedToo ? errors : errors.where('resolved_at', 'is', null))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findError(tx: Tx, id: string): Promise<FrontendError | null> {
  const error = await tx
    .selectFrom('frontend_error')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return error ?? null;
}

export async function markResolved(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.updateTable('frontend_error').set({ resolved_at: at, resolved_by: by }).where('id', '=', id).execute();
}
