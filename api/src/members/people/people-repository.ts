import type { Permissions } from '@counterpoint/domain/permissions';
import type { MemberPerson, OwnMembership } from '@counterpoint/domain/schemas/members';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

const MEMBER_NAME = sql<string>`
  case member.register_as
    when 'corporate' then member.corporation_name
    else member.given_name || ' ' || member.other_names end`;

export async function listPeople(db: Database, memberId: string): Promise<MemberPerson[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.name', 'account.email'])
    .select(['membership.role', 'membership.areas', 'membership.signed_in_at'])
    .where('membership.member_id', '=', memberId)
    .orderBy('membership.created_at')
    .orderBy('membership.account_id')
    .execute();
  return rows.map((row) => ({ ...row, signed_in_at: row.signed_in_at?.toISOString() ?? null }));
}

export interface Membership {
  readonly accountId: string;
  readonly memberId: string;
}

export interface StoredPerson extends Membership, Permissions {
  readonly name: string;
  readonly email: string;
}

export async function findPerson(db: Database, { accountId, memberId }: Membership): Promise<StoredPerson | null> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.name', 'account.email', 'membership.role', 'membership.areas'])
    .where('membership.account_id', '=', accountId)
    .where('membership.member_id', '=', memberId)
    .executeTakeFirst();
  return row ? { ...row, accountId, memberId } : null;
}

export async function readMemberName(db: Database, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select(MEMBER_NAME.as('name'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** Returns false if the person has a role already. */
export async function insertMembership(tx: Tx, row: Membership & Permissions): Promise<boolean> {
  const inserted = await tx
    .insertInto('membership')
    .values({ account_id: row.accountId, member_id: row.memberId, ...permissionsOf(row) })
    .onConflict((conflict) => conflict.columns(['account_id', 'member_id']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setPermissions(tx: Tx, { accountId, memberId }: Membership, to: Permissions): Promise<void> {
  await tx
    .updateTable('membership')
    .set(permissionsOf(to))
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .execute();
}

function permissionsOf({ role, areas }: Permissions) {
  return { role, areas: areas && [...areas] };
}

export async function deleteMembership(tx: Tx, { accountId, memberId }: Membership): Promise<void> {
  await tx.deleteFrom('membership').where('account_id', '=', accountId).where('member_id', '=', memberId).execute();
}

/** The members that an account may act for, by name. */
export async function listMemberships(db: Database, { accountId, memberId }: Membership): Promise<OwnMembership[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('member', 'member.id', 'membership.member_id')
    .innerJoin('party', 'party.member_id', 'member.id')
    .select(['membership.member_id', MEMBER_NAME.as('name'), 'party.ipi_name_number', 'member.created_at'])
    .select('membership.role')
    .where('membership.account_id', '=', accountId)
    .orderBy('name')
    .orderBy('membership.member_id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    joined_at: created_at.toISOString(),
    is_current: row.member_id === memberId,
  }));
}

export type PersonInvitationRow = Row<'person_invitation'>;

export async function listOpenInvitations(db: Database, memberId: string): Promise<PersonInvitationRow[]> {
  return db
    .selectFrom('person_invitation')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('sent_at')
    .execute();
}

export async function insertInvitation(tx: Tx, invitation: NewRow<'person_invitation'>): Promise<void> {
  await tx.insertInto('person_invitation').values(invitation).execute();
}

export async function withdrawInvitations(
  tx: Tx,
  { memberId, email, at }: { readonly memberId: string; readonly email: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('person_invitation')
    .set({ withdrawn_at: at })
    .where('member_id', '=', memberId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export function findByToken(db: Database, tokenHash: Buffer): Promise<PersonInvitationRow | undefined> {
  return db.selectFrom('person_invitation').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function lockInvitation(tx: Tx, id: string): Promise<PersonInvitationRow> {
  return tx.selectFrom('person_invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function closeInvitation(tx: Tx, id: string, accepted_at: Date): Promise<void> {
  await tx.updateTable('person_invitation').set({ accepted_at }).where('id', '=', id).execute();
}
