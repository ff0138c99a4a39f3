import type { MembershipForm } from '@counterpoint/domain/schemas/members';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { sql } from 'kysely';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { societyNameOf } from '../party-view.ts';

export async function readMemberships(db: Database, partyId: string): Promise<SocietyMembership[]> {
  const rows = await db
    .selectFrom('party_society')
    .selectAll()
    .where('party_id', '=', partyId)
    .orderBy(sql`to_day desc nulls first`)
    .orderBy(sql`from_day desc nulls last`)
    .orderBy('id')
    .execute();
  return rows.map(toMembership);
}

export async function insertMembership(
  tx: Tx,
  { id, partyId, at }: { readonly id: string; readonly partyId: string; readonly at: Date },
  form: MembershipForm,
): Promise<SocietyMembership> {
  const row = await tx
    .insertInto('party_society')
    .values({ id, party_id: partyId, ...columnsOf(form), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toMembership(row);
}

export async function updateMembership(
  tx: Tx,
  { id, at }: { readonly id: string; readonly at: Date },
  form: MembershipForm,
): Promise<SocietyMembership> {
  const row = await tx
    .updateTable('party_society')
    .set({ ...columnsOf(form), version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toMembership(row);
}

export async function deleteMembership(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('party_society').where('id', '=', id).execute();
}

function columnsOf({ right, society_code, society_name, territory, from, to }: MembershipForm) {
  const name = society_code ? null : society_name;
  return { right, society_code, society_name: name, territory, from_day: from, to_day: to };
}

function toMembership(row: Row<'party_society'>): SocietyMembership {
  const { id, version, right, territory, society_code, from_day: from, to_day: to } = row;
  return { id, version, right, territory, society_code, from, to, society_name: societyNameOf(row) };
}
