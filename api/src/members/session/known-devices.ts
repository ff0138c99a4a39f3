import type { Database, Tx } from '../../platform/db/transaction.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';

/** The addresses of the accounts that a browser has signed in to. */
export async function accountsOfDevice(db: Database, device: string): Promise<string[]> {
  const rows = await db
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select('account.email')
    .where('token_hash', '=', hashOfToken(device))
    .execute();
  return rows.map(({ email }) => email);
}

export async function hasKnownDevice(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param device the token that the browser sent; one that we didn't give it isn't taken over */
export async function rememberDevice(
  tx: Tx,
  { accountId, device, at }: { readonly accountId: string; readonly device: string | null; readonly at: Date },
): Promise<string> {
  const isOurs = device !== null && (await accountsOfDevice(tx, device)).length > 0;
  const token = isOurs ? device : newToken().token;
  await tx
    .insertInto('known_device')
    .values({ token_hash: hashOfToken(token), account_id: accountId, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ last_used_at: at }))
    .execute();
  return token;
}
