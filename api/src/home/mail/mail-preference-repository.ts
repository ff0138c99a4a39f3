import {
  DEFAULT_MAIL_PREFERENCES,
  MAIL_GROUPS,
  type MailGroup,
  type MailPreferences,
  type MailTiming,
} from '@counterpoint/domain/schemas/home';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/transaction.ts';

interface Choice {
  readonly account_id: string;
  readonly mail_group: MailGroup;
  readonly timing: MailTiming;
}

export async function readPreferences(db: Database, accountId: string): Promise<MailPreferences> {
  return preferencesOf(await listChoices(db, [accountId]));
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

interface MailReader {
  readonly accountId: string;
  readonly memberId: string;
  readonly preferences: MailPreferences;
}

export async function listMailReaders(tx: Tx, memberIds: readonly string[]): Promise<MailReader[]> {
  const memberships = await tx
    .selectFrom('membership')
    .select(['account_id', 'member_id'])
    .where('member_id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .execute();
  const choices = await listChoices(
    tx,
    memberships.map(({ account_id }) => account_id),
  );
  const byAccount = Map.groupBy(choices, ({ account_id }) => account_id);
  return memberships.map(({ account_id, member_id }) => ({
    accountId: account_id,
    memberId: member_id,
    preferences: preferencesOf(byAccount.get(account_id) ?? []),
  }));
}

function listChoices(db: Database, accountIds: readonly string[]): Promise<Choice[]> {
  return db
    .selectFrom('mail_preference')
    .selectAll()
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .execute();
}

function preferencesOf(choices: readonly Choice[]): MailPreferences {
  const preferences = { ...DEFAULT_MAIL_PREFERENCES };
  for (const { mail_group, timing } of choices) preferences[mail_group] = timing;
  return preferences;
}
