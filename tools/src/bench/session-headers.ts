import { inTransaction } from 'api/platform/db/transaction.ts';
import type { Act } from 'api/platform/http/actor.ts';
import type { Services } from 'api/platform/services.ts';

export async function sessionHeaders(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  actor: Act['actor'],
): Promise<Record<string, string>> {
  const { session, binding } = await inTransaction(db, (tx) => sessions.open(tx, { ...actor, userAgent: null }));
  return { authorization: `Bearer ${session.token}`, cookie: `session-binding=${binding}` };
}
