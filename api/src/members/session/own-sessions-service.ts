import type { OwnSession } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Actor, sessionEnded } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { newToken } from '../../platform/tokens/token.ts';
import type { AccountAct, MemberServices } from '../member-services.ts';
import { findPerson } from '../people/people-repository.ts';
import { deviceOf } from './device.ts';
import { endSessions, listSessions, replaceToken } from './session-repository.ts';
import { isOpen, memberBucket, type OpenedSession } from './session-service.ts';

export async function listOwnSessions(context: MemberServices, actor: Actor): Promise<OwnSession[]> {
  const sessions = await listSessions(context.db, actor.accountId);
  return sessions
    .filter((session) => isOpen(context, session))
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      ...deviceOf(userAgent),
      signed_in_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === actor.sessionId,
    }))
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}

export async function endOwnSession(context: MemberServices, act: AccountAct, id: string): Promise<void> {
  const { actor, requestId } = act;
  // Only signing out clears the browser's half of the session.
  if (id.toLowerCase() === actor.sessionId) throw conflict('current_session', text.currentSession());
  await inTransaction(context.db, async (tx) => {
    const ended = await endSessions(tx, actor.accountId, { only: id });
    if (ended.length === 0) throw notFound(notFoundText.session());
    await recordAudit(tx, { action: 'session.end', actor, subjectId: id, requestId });
  });
}

export function endOtherSessions({ db }: MemberServices, { actor, requestId }: AccountAct): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await endSessions(tx, actor.accountId, { allBut: actor.sessionId });
    const trail = { subjectId: actor.accountId, after: { ended } };
    await recordAudit(tx, { action: 'session.end_others', actor, ...trail, requestId });
    return ended.length;
  });
}

/** The session goes on for another member of the account, with a new token and cookie. The old ones end at once. */
export async function switchMember(
  { db, now }: MemberServices,
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
    const replaced = await replaceToken(tx, sessionId, { ...hashes, member_id: memberId, last_used_at: at });
    if (!replaced) throw sessionEnded();
    return replaced;
  });
  const exp = Math.floor(expiresAt.getTime() / 1_000);
  const lifetimeSeconds = exp - Math.floor(at.getTime() / 1_000);
  const session = { token: bearer.token, exp };
  return { session, binding: binding.token, lifetimeSeconds, bucket: memberBucket(memberId) };
}
