import { startSession } from 'api/members/session/session-service.ts';
import { inTransaction } from 'api/platform/db/transaction.ts';
import type { Act } from 'api/platform/http/actor.ts';
import type { Services } from 'api/platform/services.ts';

export async function sessionHeaders(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  actor: Act['actor'],
): Promise<Record<string, string>> {
  const { session, binding } = await inTransaction(services.db, (tx) =>
    startSession(services, tx, { ...actor, userAgent: null }),
  );
  return { authorization: `Bearer ${session.token}`, cookie: `session-binding=${binding}` };
}
