import { createHash, timingSafeEqual } from 'node:crypto';
import type { Session } from '@counterpoint/domain/schemas/members';
import type { Env } from '../../platform/config/env.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import { findSession, insertSession, touchSession } from './session-repository.ts';

export interface OpenedSession {
  readonly session: Session;
  readonly binding: string;
  readonly lifetimeSeconds: number;
  /** From 0 to 99, always the same for a member: who gets a canary of an area. */
  readonly bucket: number;
}

/** Minimum time between writes of the last use, well below the idle limit. */
const MAX_TOUCH_INTERVAL_MS = 60_000;

type Context = Pick<Services, 'db' | 'env' | 'now'>;

export async function startSession(
  { env, now }: Pick<Services, 'env' | 'now'>,
  tx: Tx,
  who: { readonly accountId: string; readonly memberId: string; readonly userAgent: string | null },
): Promise<OpenedSession> {
  const [bearer, binding] = [newToken(), newToken()];
  const lifetimeSeconds = env.SESSION_HOURS * 3_600;
  const openedAt = now();
  const exp = Math.floor(openedAt.getTime() / 1_000) + lifetimeSeconds;
  await insertSession(tx, {
    id: newId(),
    token_hash: bearer.hash,
    binding_hash: binding.hash,
    account_id: who.accountId,
    member_id: who.memberId,
    user_agent: who.userAgent?.slice(0, 300) ?? null,
    created_at: openedAt,
    last_used_at: openedAt,
    proved_at: openedAt,
    expires_at: new Date(exp * 1_000),
  });
  const session = { token: bearer.token, exp };
  return { session, binding: binding.token, lifetimeSeconds, bucket: memberBucket(who.memberId) };
}

/** Null if the session has ended, or without the cookie it is bound to. */
export async function findSessionActor(context: Context, token: string, binding: string): Promise<Actor | null> {
  const { db, env, now } = context;
  const stored = await findSession(db, hashOfToken(token));
  if (!stored || !isOpen(context, stored) || !timingSafeEqual(stored.bindingHash, hashOfToken(binding))) return null;
  const { id: sessionId, accountId, memberId, partyId, role, areas, lastUsedAt } = stored;
  const touchMs = Math.min(MAX_TOUCH_INTERVAL_MS, idleMsOf(env) / 4);
  if (now().getTime() - lastUsedAt.getTime() > touchMs) await touchSession(db, sessionId, now());
  return { sessionId, accountId, memberId, partyId, role, areas };
}

/** Doesn't count as a use. */
export async function isSessionOpen(context: Context, token: string): Promise<boolean> {
  const stored = await findSession(context.db, hashOfToken(token));
  return stored !== undefined && isOpen(context, stored);
}

export function isOpen(
  { env, now }: Pick<Context, 'env' | 'now'>,
  { expiresAt, lastUsedAt }: { readonly expiresAt: Date; readonly lastUsedAt: Date },
): boolean {
  const time = now().getTime();
  return time < expiresAt.getTime() && time - lastUsedAt.getTime() < idleMsOf(env);
}

export function idleMsOf({ SESSION_IDLE_MINUTES }: Pick<Env, 'SESSION_IDLE_MINUTES'>): number {
  return SESSION_IDLE_MINUTES * 60_000;
}

/** From 0 to 99, always the same for a member: decides who gets a canary of an area. */
export function memberBucket(memberId: string): number {
  return createHash('sha256').update(memberId).digest().readUInt32BE() % 100;
}
