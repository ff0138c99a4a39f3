import type { MembershipForm } from '@counterpoint/domain/schemas/members';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { findSociety } from '@counterpoint/domain/societies';
import { sql } from 'kysely';
import * as text from '../../messages/parties.generated.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

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
  // The name is looked up on display, so that renaming a society takes effect everywhere.
  const name = society_code ? null : society_name;
  return { right, society_code, society_name: name, territory, from_day: from, to_day: to };
}

function toMembership({ from_day, to_day, society_name, society_code, ...row }: Row<'party_society'>) {
  const { id, version, right, territory } = row;
  const society = society_code === null ? null : findSociety(society_code);
  const membership: SocietyMembership = {
    id,
    version,
    right,
    territory,
    society_code,
    from: from_day,
    to: to_day,
    society_name: society?.name ?? society_name ?? text.unknownSociety({ code: String(society_code) }),
  };
  return membership;
}
