import type { Tx } from '../../platform/db/transaction.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { deleteSessions, type Which } from './session-repository.ts';

/** The sessions that were ended, and the members for whom they were open. */
export interface EndedSessions {
  readonly ids: readonly string[];
  readonly memberIds: readonly string[];
}

/**
 * Ends sessions of an account. Every process hears of it when the transaction commits: it looks at the sessions of
 * these members anew and closes the event streams of those that have ended. The caller's process does not wait for
 * that: `sessions.forget(memberIds)` after the transaction.
 */
export async function endSessions(tx: Tx, accountId: string, which: Which): Promise<EndedSessions> {
  const ended = await deleteSessions(tx, accountId, which);
  const memberIds = [...new Set(ended.map(({ memberId }) => memberId))];
  await publish(tx, { topic: 'sessions', memberIds });
  return { ids: ended.map(({ id }) => id), memberIds };
}
