import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { newToken } from '../../platform/tokens/token.ts';
import type { MemberServices } from '../member-services.ts';
import { findPerson } from '../people/people-repository.ts';
import { replaceToken } from './session-repository.ts';
import { memberBucket, type OpenedSession } from './session-service.ts';

/** The session goes on for another member of the account, with a new token and cookie. The old ones end at once. */
export async function switchMember(
  { db, now, sessions }: Pick<MemberServices, 'db' | 'now' | 'sessions'>,
  actor: Actor,
  { memberId, requestId }: { readonly memberId: string; readonly requestId: string },
): Promise<OpenedSession> {
  const { accountId, sessionId } = actor;
  const [bearer, binding] = [newToken(), newToken()];
  const at = now();
  const expiresAt = await inTransaction(db, async (tx) => {
    const person = await findPerson(tx, { accountId, memberId });
    if (!person) throw notFound(notFoundText.member());
    const before = { member_id: actor.memberId };
    await recordAudit(tx, { action: 'session.switch', actor: person, subjectId: sessionId, before, requestId });
    const hashes = { token_hash: bearer.hash, binding_hash: binding.hash };
    return replaceToken(tx, sessionId, { ...hashes, member_id: memberId, last_used_at: at });
  });
  sessions.forget([actor.memberId]);
  const exp = Math.floor(expiresAt.getTime() / 1_000);
  const lifetimeSeconds = exp - Math.floor(at.getTime() / 1_000);
  const session = { token: bearer.token, exp };
  return { session, binding: binding.token, lifetimeSeconds, bucket: memberBucket(memberId) };
}
