import type { Tx } from '../db/transaction.ts';
import { insertChange } from './outbox-repository.ts';

/**
 * Topics of open pages (`LIVE_TOPICS` of the area contract, in the API's terms), and `sessions`, for processes to
 * announce ended ones.
 */
export const TOPICS = ['compositions', 'recordings', 'oppositions', 'notifications', 'profile', 'sessions'] as const;
export type Topic = (typeof TOPICS)[number];

/** Notifies the members' open pages of a change of `topic` on commit. */
export async function publish(tx: Tx, change: { topic: Topic; memberIds: readonly string[] }): Promise<void> {
  const memberIds = [...new Set(change.memberIds)];
  if (memberIds.length > 0) await insertChange(tx, change.topic, memberIds);
}
