import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

/** Hides applications and their dates from others where there is no number. */
export async function readIsni(db: Database, partyId: string, viewerId = partyId): Promise<IsniRecord | null> {
  const party = await db
    .selectFrom('party')
    .select(['isni', 'isni_status', 'isni_updated_at', 'created_at'])
    .where('id', '=', partyId)
    .executeTakeFirst();
  if (!party) return null;
  const { isni: isni_number, isni_status, isni_updated_at, created_at } = party;
  if (isni_number === null && partyId !== viewerId)
    return { isni_number, status: 'none', updated_at: created_at.toISOString() };
  return { isni_number, status: isni_status, updated_at: isni_updated_at.toISOString() };
}

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
