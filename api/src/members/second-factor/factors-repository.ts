import type { Role } from '@counterpoint/domain/permissions';
import type { Passkey, Proof } from '@counterpoint/domain/schemas/members';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface Factors {
  readonly passkeys: number;
  readonly hasApp: boolean;
  readonly recoveryCodes: number;
}

export async function factorsOf(db: Database, accountId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select (select count(*)::int from passkey where account_id = ${accountId}) as passkeys,
      exists (select from authenticator_app where account_id = ${accountId} and confirmed_at is not null) as "hasApp",
      (select count(*)::int from recovery_code where account_id = ${accountId}) as "recoveryCodes"`.execute(db);
  return rows[0] ?? { passkeys: 0, hasApp: false, recoveryCodes: 0 };
}

/** Recovery codes alone are none: they only replace a lost factor. */
export function hasSecondFactor({ passkeys, hasApp }: Pick<Factors, 'passkeys' | 'hasApp'>): boolean {
  return passkeys > 0 || hasApp;
}

export function proofsOf(factors: Factors): Proof[] {
  const proofs: [Proof, boolean][] = [
    ['passkey', factors.passkeys > 0],
    ['authenticator_app', factors.hasApp],
    ['recovery_code', hasSecondFactor(factors) && factors.recoveryCodes > 0],
  ];
  return proofs.filter(([, isThere]) => isThere).map(([proof]) => proof);
}

/** People with these roles who have no second factor. */
export function listWithoutFactor(
  db: Database,
  { roles, limit }: { readonly roles: readonly Role[]; readonly limit: number },
) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id as account_id', 'account.email', 'account.name', 'membership.member_id', 'membership.role'])
    .where('membership.role', 'in', roles)
    .where(sql<boolean>`not exists (select from passkey where passkey.account_id = account.id)`)
    .where(sql<boolean>`not exists (
      select from authenticator_app as app where app.account_id = account.id and app.confirmed_at is not null)`)
    .orderBy('account.email')
    .orderBy('membership.member_id')
    .limit(limit)
    .execute();
}

/** Removes all of an account's factors, and what was pending with them. */
export async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'pending_sign_in'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}

export type StoredPasskey = Row<'passkey'>;

export async function passkeysOf(db: Database, accountId: string): Promise<StoredPasskey[]> {
  return db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
}

export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | null> {
  const row = await db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
  return row ?? null;
}

export async function insertPasskey(tx: Tx, passkey: NewRow<'passkey'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface OwnPasskey {
  readonly accountId: string;
  readonly id: string;
}

export async function renamePasskey(tx: Tx, { accountId, id }: OwnPasskey, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function deletePasskey(tx: Tx, { accountId, id }: OwnPasskey): Promise<string | null> {
  const row = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function recordUse(tx: Tx, id: string, use: { readonly sign_count: number; readonly last_used_at: Date }) {
  await tx.updateTable('passkey').set(use).where('id', '=', id).execute();
}

export function toPasskey({ id, name, created_at, last_used_at }: StoredPasskey): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}
