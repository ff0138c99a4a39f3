import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** What these parties are called, and whether they are members. */
export async function readHeldParties(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('party')
    .select(['id', 'member_id', 'kind', 'given_names', 'family_name', 'organisation_name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .execute();
}
