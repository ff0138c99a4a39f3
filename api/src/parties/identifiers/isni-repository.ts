import type { IsniRecord } from '@counterpoint/domain/schemas/parties';
import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export async function readIsni(db: Database, partyId: string): Promise<IsniRecord | null> {
  const party = await db
    .selectFrom('party')
    .select(['isni', 'isni_status', 'isni_updated_at'])
    .where('id', '=', partyId)
    .executeTakeFirst();
  if (!party) return null;
  return { isni_number: party.isni, status: party.isni_status, updated_at: party.isni_updated_at.toISOString() };
}

/** Hides applications and their dates where there is no number. */
export async function readPublicIsni(db: Database, partyId: string): Promise<IsniRecord | null> {
  const party = await db
    .selectFrom('party')
    .select(['isni', 'isni_status', 'isni_updated_at', 'created_at'])
    .where('id', '=', partyId)
    .executeTakeFirst();
  if (!party) return null;
  const { isni: isni_number, isni_status, isni_updated_at, created_at } = party;
  if (isni_number === null) return { isni_number, status: 'none', updated_at: created_at.toISOString() };
  return { isni_number, status: isni_status, updated_at: isni_updated_at.toISOString() };
}

export async function setIsni(
  tx: Tx,
  partyId: string,
  status: Pick<Updateable<Tables['party']>, 'isni' | 'isni_status' | 'isni_updated_at'>,
): Promise<void> {
  await tx.updateTable('party').set(status).where('id', '=', partyId).execute();
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
