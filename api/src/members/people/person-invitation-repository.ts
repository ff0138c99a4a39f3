import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

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

export async function findByToken(db: Database, tokenHash: Buffer): Promise<PersonInvitationRow | null> {
  const row = await db
    .selectFrom('person_invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockInvitation(tx: Tx, id: string): Promise<PersonInvitationRow> {
  return tx.selectFrom('person_invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function closeInvitation(tx: Tx, id: string, accepted_at: Date): Promise<void> {
  await tx.updateTable('person_invitation').set({ accepted_at }).where('id', '=', id).execute();
}
