import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type ChallengePurpose = Row<'passkey_challenge'>['purpose'];

export async function insertPendingSignIn(tx: Tx, pending: Row<'pending_sign_in'>): Promise<void> {
  await tx.insertInto('pending_sign_in').values(pending).execute();
}

export async function findPendingSignIn(db: Database, tokenHash: Buffer, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id ?? null;
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
export async function takeChallenge(db: Database, { holder, purposes, now }: ChallengeHolder) {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('holder_hash', '=', holder)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['challenge', 'purpose'])
    .executeTakeFirst();
  return row ?? null;
}
