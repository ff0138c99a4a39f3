import { sql } from 'kysely';
import type { Database } from '../platform/db/transaction.ts';
import { nameOf } from './party-view.ts';

export async function readParties(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('party')
    .select(['id', 'member_id', 'kind', 'given_names', 'family_name', 'organisation_name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** Omits unknown parties; null for non-members. */
export async function readPartyMembers(db: Database, partyIds: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('party')
    .select(['id', 'member_id'])
    .where('id', '=', sql<string>`any(${[...partyIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, member_id }) => [id, member_id]));
}

export async function readPartyName(db: Database, id: string): Promise<string> {
  const [party] = await readParties(db, [id]);
  return party ? nameOf(party) : '';
}
