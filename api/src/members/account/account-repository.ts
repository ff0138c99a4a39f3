import type { Language } from '@counterpoint/messages';
import type { Updateable } from 'kysely';
import type { NewRow, Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export const EMAIL_INDEX = 'account_email_key';

export async function updateAccount(
  db: Database,
  accountId: string,
  change: Updateable<Tables['account']>,
): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', accountId).execute();
}

/** Renames the first person of a member, unless their own name is another. */
export async function renameFirstPerson(
  tx: Tx,
  memberId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const people = tx.selectFrom('membership').select('account_id').where('member_id', '=', memberId);
  await tx
    .updateTable('account')
    .set({ name: to })
    .where('name', '=', from)
    .where('id', '=', people.orderBy('created_at').orderBy('account_id').limit(1))
    .execute();
}

export async function emailOf(db: Database, accountId: string): Promise<string> {
  return (await selectAccount(db, accountId)).email;
}

/** Findings of files are stored as text, in the language of the member who reads them. */
export async function readLanguage(db: Database, accountId: string): Promise<Language> {
  return (await selectAccount(db, accountId)).language;
}

function selectAccount(db: Database, id: string) {
  return db.selectFrom('account').select(['email', 'language']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks the account's password until the transaction ends. */
export async function hasPasswordHash(
  tx: Tx,
  { accountId, passwordHash }: Pick<KnownAccount, 'accountId' | 'passwordHash'>,
): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  return account?.password_hash === passwordHash;
}

export interface KnownAccount {
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string;
}

type AccountKey = { readonly email: string } | { readonly id: string };

/** Also one that acts for no member any more. */
export function findAccount(db: Database, key: AccountKey): Promise<KnownAccount | undefined> {
  const account = db.selectFrom('account').select(['id as accountId', 'email', 'password_hash as passwordHash']);
  const found = 'id' in key ? account.where('id', '=', key.id) : account.where('email', '=', key.email);
  return found.executeTakeFirst();
}

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findForSignIn>>>;

/** Undefined if it acts for no member any more. */
export function findForSignIn(db: Database, accountId: string) {
  return db
    .selectFrom('account')
    .innerJoin('membership', 'membership.account_id', 'account.id')
    .select(['account.id as accountId', 'account.email', 'account.language', 'membership.member_id as memberId'])
    .where('account.id', '=', accountId)
    .orderBy('membership.signed_in_at', (order) => order.desc().nullsLast())
    .orderBy('membership.created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Returns false if the address already has an account. */
export async function insertAccount(tx: Tx, account: NewRow<'account'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertMember(tx: Tx, accountId: string, member: NewRow<'member'>): Promise<void> {
  await tx.insertInto('member').values(member).execute();
  await tx.insertInto('membership').values({ account_id: accountId, member_id: member.id, role: 'owner' }).execute();
}

export interface PasswordAccount extends KnownAccount {
  readonly memberIds: readonly string[];
  readonly names: readonly string[];
}

/** The account with its members and the names that its password must not contain. */
export async function findPasswordAccount(db: Database, key: AccountKey): Promise<PasswordAccount | null> {
  const account = await findAccount(db, key);
  if (!account) return null;
  const rows = await db
    .selectFrom('membership')
    .innerJoin('member', 'member.id', 'membership.member_id')
    .leftJoin('party', 'party.member_id', 'member.id')
    .select(['member.id', 'member.given_name', 'member.other_names', 'member.corporation_name', 'party.stage_names'])
    .where('membership.account_id', '=', account.accountId)
    .orderBy('membership.created_at')
    .execute();
  const names = rows.flatMap((row) => [
    row.given_name,
    row.other_names,
    row.corporation_name,
    ...(row.stage_names ?? []),
  ]);
  return { ...account, memberIds: rows.map(({ id }) => id), names: names.filter((name) => name !== null) };
}
