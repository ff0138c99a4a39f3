import {
  DEFAULT_MAIL_PREFERENCES,
  MAIL_GROUPS,
  type MailGroup,
  type MailPreferences,
} from '@counterpoint/domain/schemas/home';
import { type Insertable, sql } from 'kysely';
import { nameOf } from '../../parties/party-view.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { SentTiming } from './digest-times.ts';

const CHOSEN = sql<Partial<MailPreferences> | null>`jsonb_object_agg(mail_group, timing)`.as('chosen');

export async function readPreferences(db: Database, accountId: string): Promise<MailPreferences> {
  const { chosen } = await db
    .selectFrom('mail_preference')
    .select(CHOSEN)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...DEFAULT_MAIL_PREFERENCES, ...chosen };
}

export async function writePreferences(tx: Tx, accountId: string, preferences: MailPreferences): Promise<void> {
  const rows = MAIL_GROUPS.map((group) => ({ account_id: accountId, mail_group: group, timing: preferences[group] }));
  await tx
    .insertInto('mail_preference')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'mail_group']).doUpdateSet({ timing: sql`excluded.timing` }),
    )
    .execute();
}

/** The accounts that act for these members. */
export async function listMailReaders(tx: Tx, memberIds: readonly string[]) {
  const rows = await tx
    .selectFrom('membership')
    .select(['account_id as accountId', 'member_id as memberId'])
    .select((query) =>
      query
        .selectFrom('mail_preference')
        .select(CHOSEN)
        .whereRef('mail_preference.account_id', '=', 'membership.account_id')
        .as('chosen'),
    )
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .execute();
  return rows.map(({ chosen, ...reader }) => ({ ...reader, preferences: { ...DEFAULT_MAIL_PREFERENCES, ...chosen } }));
}

export type NotificationMail = Insertable<Tables['notification_mail']>;

/** A row has five of the 65,535 parameters that a statement may have. */
const MAX_INSERTED = 5_000;

export async function insertNotificationMail(tx: Tx, rows: readonly NotificationMail[]): Promise<void> {
  for (let from = 0; from < rows.length; from += MAX_INSERTED)
    await tx
      .insertInto('notification_mail')
      .values(rows.slice(from, from + MAX_INSERTED))
      .execute();
}

interface DueMail {
  readonly accountId: string;
  readonly timing: SentTiming;
  readonly until: Date;
}

/** Deletes the rows that are due and returns them, locked in one order so that two processes never deadlock. */
export function takeNotificationMail(tx: Tx, { accountId, timing, until }: DueMail) {
  const due = tx
    .selectFrom('notification_mail')
    .select('notification_id')
    .where('account_id', '=', accountId)
    .where('timing', '=', timing)
    .where('due_at', '<=', until)
    .orderBy('notification_id')
    .forUpdate();
  return tx
    .deleteFrom('notification_mail')
    .where('account_id', '=', accountId)
    .where('notification_id', 'in', due)
    .returning(['notification_id', 'mail_group'])
    .execute();
}

/** Deletes the rows of a group and returns them. */
export function takeWaitingInGroup(tx: Tx, accountId: string, group: MailGroup): Promise<NotificationMail[]> {
  return tx
    .deleteFrom('notification_mail')
    .where('account_id', '=', accountId)
    .where('mail_group', '=', group)
    .returningAll()
    .execute();
}

/** A member who acts on an entry or case needs no more mail that asks them to. */
export async function discardAnsweredMail(tx: Tx, memberId: string, objectId: string): Promise<void> {
  await sql`
    delete from notification_mail
    where account_id in (select account_id from membership where member_id = ${memberId})
      and mail_group in ('confirmations', 'cases', 'deadlines') and notification_id in (
        select id from notification where object_id = ${objectId} and member_id = ${memberId})`.execute(tx);
}

export async function discardNotificationMail(tx: Tx): Promise<void> {
  await tx.deleteFrom('notification_mail').execute();
  await tx.deleteFrom('job').where('type', '=', 'notification_mail').execute();
}

export function readMailAccount(db: Database, accountId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'language', 'mail_key'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** The names of the members whom an account may act for. */
export async function listActedFor(db: Database, accountId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('party', 'party.member_id', 'membership.member_id')
    .select(['membership.member_id', 'kind', 'given_names', 'family_name', 'organisation_name'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.member_id, nameOf(row)]));
}

interface MailJob {
  readonly accountId: string;
  readonly timing: SentTiming;
  readonly runAt: Date;
}

/**
 * Returns the jobs among these that are scheduled. A share lock waits for a running job to end, which may have read
 * its mail already, and keeps one that hasn't begun from running before this transaction ends.
 */
export async function lockScheduled(tx: Tx, jobs: readonly MailJob[]): Promise<MailJob[]> {
  const rows = await tx
    .selectFrom('job')
    .select(['subject_id', 'run_at', sql<SentTiming>`details ->> 'timing'`.as('timing')])
    .where('type', '=', 'notification_mail')
    .where('done_at', 'is', null)
    .where('subject_id', '=', sql<string>`any(${jobs.map(({ accountId }) => accountId)}::uuid[])`)
    .where('run_at', '=', sql<Date>`any(${jobs.map(({ runAt }) => runAt.toISOString())}::timestamptz[])`)
    .forShare()
    .execute();
  return rows.map(({ subject_id, run_at, timing }) => ({ accountId: subject_id, runAt: run_at, timing }));
}
