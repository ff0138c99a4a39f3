import { createHash } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type FrontendError = Omit<Selectable<Tables['frontend_error']>, 'stack_hash'>;

function selectErrors(db: Database) {
  return db
    .selectFrom('frontend_error')
    .select(['id', 'description', 'seen', 'first_seen_at', 'last_seen_at', 'release', 'area', 'area_version', 'route'])
    .select(['is_uncaught', 'last_account_id', 'last_user_agent', 'resolved_at', 'resolved_by']);
}

/** Counts repeats of the same stack. A resolved error is reopened. */
export async function countError(db: Database, error: Insertable<Tables['frontend_error']>): Promise<void> {
  const { id: _id, stack_hash: _hash, description: _description, ...seenLast } = error;
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
  const errors = selectErrors(db);
  return (isResolvedToo ? errors : errors.where('resolved_at', 'is', null))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findError(tx: Tx, id: string): Promise<FrontendError | undefined> {
  return selectErrors(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markResolved(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.updateTable('frontend_error').set({ resolved_at: at, resolved_by: by }).where('id', '=', id).execute();
}

interface AreaVersion {
  readonly area: string;
  readonly version: string;
}

export interface AreaHealth {
  /** Pages that loaded the version. Browsers cache it, so that each counts about once. */
  readonly loads: number;
  /** Accounts that reported an error of it. */
  readonly members: number;
}

/** Only accounts are counted: anybody could send reports without a session, and so undo every deployment. */
export async function countReporter(
  db: Database,
  { area, version, accountId, at }: AreaVersion & { readonly accountId: string; readonly at: Date },
): Promise<void> {
  const reporter = createHash('sha256').update(accountId).digest();
  await db
    .insertInto('area_error_reporter')
    .values(({ selectFrom }) => ({
      area,
      version,
      reporter,
      account_created_at: selectFrom('account').select('created_at').where('id', '=', accountId),
      last_seen_at: at,
    }))
    .onConflict((conflict) => conflict.columns(['area', 'version', 'reporter']).doUpdateSet({ last_seen_at: at }))
    .execute();
}

export async function addLoads(
  db: Database,
  { area, version, loads, at }: AreaVersion & { readonly loads: number; readonly at: Date },
): Promise<void> {
  const minute = sql<Date>`date_trunc('minute', ${at}::timestamptz)`;
  await db
    .insertInto('area_load')
    .values({ area, version, minute, loads })
    .onConflict((conflict) =>
      conflict.columns(['area', 'version', 'minute']).doUpdateSet({ loads: sql`area_load.loads + excluded.loads` }),
    )
    .execute();
}

/**
 * Counts members since `since` whose accounts are older, because an attacker can create any number of them; and loads
 * since `loadedSince`, whose minute counts in full.
 */
export async function readAreaHealth(
  db: Database,
  { area, version, since, loadedSince }: AreaVersion & { readonly since: Date; readonly loadedSince: Date },
): Promise<AreaHealth> {
  const { rows } = await sql<AreaHealth>`
    select
      (select coalesce(sum(loads), 0)::int from area_load
       where area = ${area} and version = ${version} and minute >= date_trunc('minute', ${loadedSince}::timestamptz)) as loads,
      (select count(*)::int from area_error_reporter
       where area = ${area} and version = ${version}
         and last_seen_at >= ${since} and account_created_at < ${since}) as members`.execute(db);
  return rows[0] ?? { loads: 0, members: 0 };
}
