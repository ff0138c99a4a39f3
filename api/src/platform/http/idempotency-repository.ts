import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

export interface KeyPlace {
  readonly accountId: string;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** Waits for a transaction that is reserving the key; returns false if it's taken. */
export async function reserveKey(tx: Tx, { accountId, route, key, bodyHash }: KeyPlace): Promise<boolean> {
  const [, reserved] = await Promise.all([
    sql`set local lock_timeout = '10s'`.execute(tx),
    tx
      .insertInto('idempotency_key')
      .values({ account_id: accountId, route, key, body_hash: bodyHash, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst(),
  ]);
  return reserved !== undefined;
}

export async function readKey(tx: Tx, { accountId, route, key }: KeyPlace) {
  return tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function storeOutcome(tx: Tx, { accountId, route, key }: KeyPlace, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', accountId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}
