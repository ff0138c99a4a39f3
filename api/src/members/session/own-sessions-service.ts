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
import { endSessions, replaceToken } from './session-repository.ts';
import { memberBucket, type OpenedSession } from './session-service.ts';

export async function listOwnSessions({ sessions }: MemberServices, actor: Actor): Promise<OwnSession[]> {
  const open = await sessions.listOpen(actor.accountId);
  return open
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
  const ended = await inTransaction(context.db, async (tx) => {
    const one = await endSessions(tx, actor.accountId, { only: id });
    if (one.ids.length === 0) throw notFound(notFoundText.session());
    await recordAudit(tx, { action: 'session.end', actor, subjectId: id, requestId });
    return one;
  });
  context.sessions.forget(ended.memberIds);
}

export async function endOtherSessions(context: MemberServices, { actor, requestId }: AccountAct): Promise<number> {
  const ended = await inTransaction(context.db, async (tx) => {
    const others = await endSessions(tx, actor.accountId, { allBut: actor.sessionId });
    const after = { ended: others.ids };
    await recordAudit(tx, { action: 'session.end_others', actor, subjectId: actor.accountId, after, requestId });
    return others;
  });
  context.sessions.forget(ended.memberIds);
  return ended.ids.length;
}

/** The session goes on for another member of the account, with a new token and cookie. The old ones end at once. */
export async function switchMember(
  { db, now, sessions }: MemberServices,
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
  sessions.forget([actor.memberId]);
  const exp = Math.floor(expiresAt.getTime() / 1_000);
  const lifetimeSeconds = exp - Math.floor(at.getTime() / 1_000);
  const session = { token: bearer.token, exp };
  return { session, binding: binding.token, lifetimeSeconds, bucket: memberBucket(memberId) };
}
