import type { Tx } from '../../platform/db/transaction.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { deleteSessions, type SessionSelector } from './session-repository.ts';

export interface EndedSessions {
  readonly ids: readonly string[];
  readonly memberIds: readonly string[];
}

/** On commit, every process reloads these members' sessions. Call `sessions.forget` to do so here at once. */
export async function endSessions(tx: Tx, accountId: string, selector: SessionSelector): Promise<EndedSessions> {
  const ended = await deleteSessions(tx, accountId, selector);
  const memberIds = [...new Set(ended.map(({ memberId }) => memberId))];
  await publish(tx, { topic: 'sessions', memberIds });
  return { ids: ended.map(({ id }) => id), memberIds };
}
