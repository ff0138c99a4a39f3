import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

/** What open pages can follow; `LIVE_TOPICS` of the area contract in the API's own words. */
export const TOPICS = ['compositions', 'recordings', 'oppositions', 'notifications', 'profile'] as const;
export type Topic = (typeof TOPICS)[number];

/** The channel that wakes the streams of every process. */
export const CHANNEL = 'counterpoint_outbox';

/** Tells the open pages of `memberIds` that something of `topic` changed, if and when the transaction commits. */
export async function publish(tx: Tx, change: { topic: Topic; memberIds: readonly string[] }): Promise<void> {
  if (change.memberIds.length === 0) return;
  await tx
    .insertInto('outbox')
    .values({ topic: change.topic, member_ids: [...new Set(change.memberIds)] })
    .execute();
  // Only a wake-up: what happened stands in the table. PostgreSQL sends it at the commit, once for a transaction.
  await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
}
