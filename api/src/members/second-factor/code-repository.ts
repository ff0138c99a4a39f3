import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export async function findApp(db: Database, accountId: string): Promise<Row<'authenticator_app'> | null> {
  const row = await db
    .selectFrom('authenticator_app')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
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
