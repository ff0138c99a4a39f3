import type { CaseMailChoice } from '@counterpoint/domain/schemas/cases';
import type { Language } from '@counterpoint/messages';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/transaction.ts';

const DEFAULT_CHOICE: CaseMailChoice = 'each';

export async function readMailChoice(db: Database, memberId: string): Promise<CaseMailChoice> {
  const found = await db
    .selectFrom('case_mail_choice')
    .select('choice')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found?.choice ?? DEFAULT_CHOICE;
}

export async function writeMailChoice(tx: Tx, memberId: string, choice: CaseMailChoice): Promise<void> {
  await tx
    .insertInto('case_mail_choice')
    .values({ member_id: memberId, choice, digest_sent_at: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ choice }))
    .execute();
}

/** Stops mail to these members, who haven't chosen yet, until it is restored. */
export async function silenceMail(tx: Tx, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) await writeMailChoice(tx, memberId, 'none');
}

export async function restoreMail(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('case_mail_choice')
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .execute();
}

interface MailReader {
  readonly email: string;
  readonly language: Language;
}

export async function listEachMailReaders(
  tx: Tx,
  memberIds: readonly string[],
): Promise<(MailReader & { readonly memberId: string })[]> {
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .leftJoin('case_mail_choice as chosen', 'chosen.member_id', 'membership.member_id')
    .select(['membership.member_id', 'account.email', 'account.language'])
    .where('membership.member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .where(sql<boolean>`coalesce(chosen.choice, ${DEFAULT_CHOICE}) = 'each'`)
    .orderBy('account.email')
    .execute();
  return rows.map(({ member_id, email, language }) => ({ memberId: member_id, email, language }));
}

export async function readDigestChoice(tx: Tx, memberId: string) {
  const found = await tx
    .selectFrom('case_mail_choice as chosen')
    .innerJoin('party', 'party.member_id', 'chosen.member_id')
    .select(['party.id as partyId', 'chosen.digest_sent_at as lastAt'])
    .where('chosen.member_id', '=', memberId)
    .where('chosen.choice', '=', 'weekly')
    .executeTakeFirst();
  if (!found) return null;
  const readers: MailReader[] = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.email', 'account.language'])
    .where('membership.member_id', '=', memberId)
    .orderBy('account.email')
    .execute();
  return { ...found, readers };
}

export async function markDigested(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('case_mail_choice').set({ digest_sent_at: at }).where('member_id', '=', memberId).execute();
}

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
