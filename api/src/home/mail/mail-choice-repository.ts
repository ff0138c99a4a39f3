import type { CaseMailChoice } from '@counterpoint/domain/schemas/cases';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/transaction.ts';

/** What a member gets who never chose. */
const USUAL_CHOICE: CaseMailChoice = 'each';

export async function readMailChoice(db: Database, memberId: string): Promise<CaseMailChoice> {
  const found = await db
    .selectFrom('case_mail_choice')
    .select('choice')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found?.choice ?? USUAL_CHOICE;
}

export async function writeMailChoice(tx: Tx, memberId: string, choice: CaseMailChoice): Promise<void> {
  await tx
    .insertInto('case_mail_choice')
    .values({ member_id: memberId, choice, digest_sent_at: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ choice }))
    .execute();
}

/** Nobody of these members, who have not chosen yet, gets mail until it is restored. */
export async function silenceMail(tx: Tx, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) await writeMailChoice(tx, memberId, 'none');
}

/** They get mail again as who never chose. */
export async function restoreMail(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('case_mail_choice')
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .execute();
}

/** The addresses of those of these members who want mail of each thing. */
export async function addressesForEach(
  tx: Tx,
  memberIds: readonly string[],
): Promise<readonly { readonly memberId: string; readonly email: string }[]> {
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .leftJoin('case_mail_choice as chosen', 'chosen.member_id', 'membership.member_id')
    .select(['membership.member_id', 'account.email'])
    .where('membership.member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .where(sql<boolean>`coalesce(chosen.choice, ${USUAL_CHOICE}) = 'each'`)
    .orderBy('account.email')
    .execute();
  return rows.map(({ member_id, email }) => ({ memberId: member_id, email }));
}

/** Who gets the digest of a member, who they are as a party, and when the last one was written; null where none is wanted. */
export async function readDigestReader(tx: Tx, memberId: string) {
  const found = await tx
    .selectFrom('case_mail_choice as chosen')
    .innerJoin('party', 'party.member_id', 'chosen.member_id')
    .select(['party.id as partyId', 'chosen.digest_sent_at as lastAt'])
    .where('chosen.member_id', '=', memberId)
    .where('chosen.choice', '=', 'weekly')
    .executeTakeFirst();
  if (!found) return null;
  const accounts = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.email')
    .where('membership.member_id', '=', memberId)
    .orderBy('account.email')
    .execute();
  return { ...found, emails: accounts.map(({ email }) => email) };
}

export async function markDigested(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('case_mail_choice').set({ digest_sent_at: at }).where('member_id', '=', memberId).execute();
}

/** What a member was told of their cases since, the oldest first. */
export function readToldSince(tx: Tx, memberId: string, since: Date) {
  return tx
    .selectFrom('notification')
    .select(['title', 'message'])
    .where('member_id', '=', memberId)
    .where('object_type', '=', 'opposition')
    .where('created_at', '>', since)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether a member was told of messages of a case and has not looked. */
export async function hasUnreadMessages(tx: Tx, memberId: string, caseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('notification')
    .select('id')
    .where('member_id', '=', memberId)
    .where('object_type', '=', 'opposition')
    .where('object_id', '=', caseId)
    .where('kind', '=', 'case_message')
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** When a member is, or was, last written to about messages of a case, and whether that is still to come. */
export function readLastMessageMail(tx: Tx, memberId: string, caseId: string) {
  return tx
    .selectFrom('job')
    .select(['run_at', sql<boolean>`done_at is null`.as('is_waiting')])
    .where('type', '=', 'case_message_mail')
    .where('subject_id', '=', caseId)
    .where(sql<string>`details ->> 'member_id'`, '=', memberId)
    .orderBy('run_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function hasDigestJob(tx: Tx, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('job')
    .select('id')
    .where('type', '=', 'case_digest')
    .where('subject_id', '=', memberId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
