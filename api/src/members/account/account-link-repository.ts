import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type LinkPurpose = Row<'account_link'>['purpose'];
export type AccountLink = Row<'account_link'>;

export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}

export async function insertLink(tx: Tx, link: NewRow<'account_link'>): Promise<void> {
  await tx.insertInto('account_link').values(link).execute();
}

export function findLink(db: Database, purpose: LinkPurpose, token_hash: Buffer): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

export function openEmailChanges(db: Database, accountId: string, now: Date): Promise<AccountLink[]> {
  return db
    .selectFrom('account_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function spendLink(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('account_link')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function withdrawLinks(
  tx: Tx,
  { accountId, at, purpose }: { readonly accountId: string; readonly at: Date; readonly purpose?: LinkPurpose },
): Promise<void> {
  let query = tx
    .updateTable('account_link')
    .set({ withdrawn_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}
