import type { Tx } from '../db/transaction.ts';
import { insertChange } from './outbox-repository.ts';

/**
 * What open pages can follow (`LIVE_TOPICS` of the area contract in the API's own words), and `sessions`, by which
 * processes tell each other that some were ended.
 */
export const TOPICS = ['compositions', 'recordings', 'oppositions', 'notifications', 'profile', 'sessions'] as const;
export type Topic = (typeof TOPICS)[number];

/** Tells the open pages of `memberIds` that something of `topic` changed, if and when the transaction commits. */
export async function publish(tx: Tx, change: { topic: Topic; memberIds: readonly string[] }): Promise<void> {
  const memberIds = [...new Set(change.memberIds)];
  if (memberIds.length > 0) await insertChange(tx, change.topic, memberIds);
}
