import { newId } from '../../../platform/db/new-id.ts';
import type { NewRow, Row } from '../../../platform/db/tables.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';

export type Invitation = Row<'composition_invitation'>;

export function insertInvitation(tx: Tx, invitation: NewRow<'composition_invitation'>): Promise<Invitation> {
  return tx.insertInto('composition_invitation').values(invitation).returningAll().executeTakeFirstOrThrow();
}

/** The latest of each party that wasn't withdrawn. */
export async function readInvitations(db: Database, workId: string): Promise<Invitation[]> {
  return db
    .selectFrom('composition_invitation')
    .distinctOn('party_id')
    .selectAll()
    .where('composition_id', '=', workId)
    .where('withdrawn_at', 'is', null)
    .orderBy('party_id')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type ConfirmedAddress = Pick<Invitation, 'email' | 'language'>;

/** The address at which each party of the work last confirmed it. */
export async function readConfirmedAddresses(
  db: Database,
  workId: string,
): Promise<ReadonlyMap<string, ConfirmedAddress>> {
  const rows = await db
    .selectFrom('composition_invitation')
    .distinctOn('party_id')
    .select(['party_id', 'email', 'language'])
    .where('composition_id', '=', workId)
    .where('answer', '=', 'confirmed')
    .orderBy('party_id')
    .orderBy('answered_at', 'desc')
    .execute();
  return new Map(rows.map(({ party_id, ...address }) => [party_id, address]));
}

export function findByToken(db: Database, tokenHash: Buffer): Promise<Invitation | undefined> {
  return db.selectFrom('composition_invitation').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Returns false if it was opened before. */
export async function markOpened(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('composition_invitation')
    .set({ opened_at: at })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns false if none was open. */
export async function withdrawInvitation(
  tx: Tx,
  { workId, partyId, at }: { readonly workId: string; readonly partyId: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('composition_invitation')
    .set({ withdrawn_at: at })
    .where('composition_id', '=', workId)
    .where('party_id', '=', partyId)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function answerInvitation(
  tx: Tx,
  id: string,
  answer: Pick<Invitation, 'answer' | 'answered_at' | 'language' | 'revision' | 'reason'>,
): Promise<void> {
  await tx.updateTable('composition_invitation').set(answer).where('id', '=', id).execute();
}

/** Records an act without an account in the work's history. */
export async function insertPartyEvent(
  tx: Tx,
  event: Pick<NewRow<'composition_event'>, 'composition_id' | 'revision' | 'type' | 'party_id' | 'note' | 'at'>,
): Promise<void> {
  await tx
    .insertInto('composition_event')
    .values({ id: newId(), member_id: null, ...event })
    .execute();
}

export async function isOwnAddress(db: Database, memberId: string, email: string): Promise<boolean> {
  const own = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.id')
    .where('membership.member_id', '=', memberId)
    .where('account.email', '=', email)
    .executeTakeFirst();
  return own !== undefined;
}
