import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

export async function readIsniHolders(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('party')
    .select(['kind', 'given_names', 'family_name', 'organisation_name', 'stage_names', 'isni'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('isni', 'is not', null)
    .orderBy(sql`array_position(${[...ids]}::uuid[], id)`)
    .execute();
}
