import type { Passkey, Proof } from '@counterpoint/domain/schemas/members';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

interface Factors {
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

/** Removes all of an account's factors, and what was pending with them. */
export async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'pending_sign_in'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}

export type StoredPasskey = Row<'passkey'>;

export function passkeysOf(db: Database, accountId: string): Promise<StoredPasskey[]> {
  return db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
}

export function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
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

export async function deletePasskey(tx: Tx, { accountId, id }: OwnPasskey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function recordUse(
  db: Database,
  { passkey, signCount }: { readonly passkey: StoredPasskey; readonly signCount: number },
  last_used_at: Date,
): Promise<void> {
  await db.updateTable('passkey').set({ sign_count: signCount, last_used_at }).where('id', '=', passkey.id).execute();
}

export function toPasskey({ id, name, created_at, last_used_at }: StoredPasskey): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

export function findApp(db: Database, accountId: string) {
  return db.selectFrom('authenticator_app').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Replaces a secret that was never confirmed; returns false if the account has a confirmed one. */
export async function putSecret(
  db: Database,
  app: Pick<Row<'authenticator_app'>, 'account_id' | 'encrypted_secret' | 'created_at'>,
): Promise<boolean> {
  const { encrypted_secret, created_at } = app;
  const row = await db
    .insertInto('authenticator_app')
    .values(app)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ encrypted_secret, created_at })
        .where('authenticator_app.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if a code of this period or a later one was used. */
export async function recordPeriod(tx: Tx, accountId: string, last_period: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator_app')
    .set({ last_period })
    .where('account_id', '=', accountId)
    .where('last_period', '<', last_period)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function confirmApp(tx: Tx, accountId: string, confirmed_at: Date): Promise<void> {
  await tx.updateTable('authenticator_app').set({ confirmed_at }).where('account_id', '=', accountId).execute();
}

export async function deleteApp(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticator_app')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function putRecoveryCodes(tx: Tx, account_id: string, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, account_id);
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id, code_hash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** A code works once. */
export async function takeRecoveryCode(tx: Tx, accountId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export type ChallengePurpose = Row<'passkey_challenge'>['purpose'];

export async function insertPendingSignIn(tx: Tx, pending: Row<'pending_sign_in'>): Promise<void> {
  await tx.insertInto('pending_sign_in').values(pending).execute();
}

export function findPendingSignIn(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deletePendingSignIn(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_sign_in')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** An attacker who got this far with the old password must not go on. */
export async function deletePendingSignIns(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute();
}

/** A newer challenge replaces the holder's earlier one. */
export async function putChallenge(db: Database, challenge: Row<'passkey_challenge'>): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values(challenge)
    .onConflict((conflict) => conflict.column('holder_hash').doUpdateSet(challenge))
    .execute();
}

interface ChallengeHolder {
  readonly holder: Buffer;
  readonly purposes: readonly ChallengePurpose[];
  readonly now: Date;
}

/** A challenge is used once, whatever comes of it. */
export function takeChallenge(db: Database, { holder, purposes, now }: ChallengeHolder) {
  return db
    .deleteFrom('passkey_challenge')
    .where('holder_hash', '=', holder)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['challenge', 'purpose'])
    .executeTakeFirst();
}
