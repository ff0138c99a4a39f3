import type { Passkey } from '@counterpoint/domain/schemas/members';
import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type StoredPasskey = Row<'passkey'>;

export async function passkeysOf(db: Database | Tx, accountId: string): Promise<StoredPasskey[]> {
  return db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();
}

export async function findPasskey(db: Database | Tx, credentialId: string): Promise<StoredPasskey | null> {
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
