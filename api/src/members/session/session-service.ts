import { createHash, timingSafeEqual } from 'node:crypto';
import type { Session } from '@counterpoint/domain/schemas/members';
import type { Env } from '../../platform/config/env.ts';
import { newId } from '../../platform/db/new-id.ts';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import {
  endSessions,
  findSession,
  insertSession,
  type ListedSession,
  listSessions,
  removeEndedSessions,
  type StoredSession,
  touchSession,
} from './session-repository.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly sessions: SessionService;
  }
}

export interface OpenedSession {
  readonly session: Session;
  readonly binding: string;
  readonly lifetimeSeconds: number;
  /** From 0 to 99, always the same for a member: who gets a canary of an area. */
  readonly bucket: number;
}

interface CachedSession {
  readonly stored: StoredSession;
  readonly readAt: number;
}

interface Settings {
  readonly db: Database;
  readonly env: Pick<Env, 'SESSION_HOURS' | 'SESSION_IDLE_MINUTES'>;
  readonly now: () => Date;
}

/** How long another process may still accept an ended session, at worst: it is usually notified sooner. */
const CACHE_MS = 900;
const MAX_CACHED = 10_000;
/** Minimum time between writes of the last use, well below the idle limit. */
const MAX_TOUCH_INTERVAL_MS = 60_000;

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ db, env, now }: Settings) {
  const idleMs = env.SESSION_IDLE_MINUTES * 60_000;
  const reader = createReader({ db, idleMs, now });
  const { isOpen } = reader;

  return {
    async open(tx: Tx, who: { accountId: string; memberId: string; userAgent: string | null }): Promise<OpenedSession> {
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
    },

    /** Null if it has ended, or without the cookie it is bound to. */
    async find(token: string, binding: string): Promise<Actor | null> {
      const stored = await reader.load(token);
      if (!stored || !isOpen(stored) || !timingSafeEqual(stored.bindingHash, hashOfToken(binding))) return null;
      const { id: sessionId, accountId, memberId, partyId, role, areas } = stored;
      return { sessionId, accountId, memberId, partyId, role, areas };
    },

    /** Doesn't count as a use. */
    async isOpen(token: string): Promise<boolean> {
      const stored = await findSession(db, hashOfToken(token));
      return stored !== undefined && isOpen(stored);
    },

    /** Takes effect at once in this process, and within a second in others. */
    async end({ accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>): Promise<void> {
      await inTransaction(db, (tx) => endSessions(tx, accountId, { only: sessionId }));
      reader.forget(({ id }) => id === sessionId);
    },

    async listOpen(accountId: string): Promise<ListedSession[]> {
      return (await listSessions(db, accountId)).filter(isOpen);
    },

    forget(memberIds: readonly string[]): void {
      reader.forget(({ memberId }) => memberIds.includes(memberId));
    },

    removeEnded: () => removeEndedSessions(db, now(), new Date(now().getTime() - idleMs)),
  };
}

function createReader({ db, idleMs, now }: Pick<Settings, 'db' | 'now'> & { readonly idleMs: number }) {
  const cache = new Map<string, CachedSession>();
  const touchMs = Math.min(MAX_TOUCH_INTERVAL_MS, idleMs / 4);
  /** Counts ended sessions: a read that started before the last one must not be cached. */
  let endings = 0;

  function isOpen({ expiresAt, lastUsedAt }: Pick<StoredSession, 'expiresAt' | 'lastUsedAt'>): boolean {
    const time = now().getTime();
    return time < expiresAt.getTime() && time - lastUsedAt.getTime() < idleMs;
  }

  async function load(token: string): Promise<StoredSession | null> {
    const hash = hashOfToken(token);
    const key = hash.toString('base64');
    const time = now().getTime();
    const cached = cache.get(key);
    if (cached && time - cached.readAt < CACHE_MS) return cached.stored;
    cache.delete(key);
    const endingsBefore = endings;
    const stored = await findSession(db, hash);
    if (!stored || !isOpen(stored)) return null;
    if (time - stored.lastUsedAt.getTime() > touchMs) await touchSession(db, stored.id, now());
    if (endings !== endingsBefore) return stored;
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, { stored, readAt: time });
    return stored;
  }

  function forget(isOne: (stored: StoredSession) => boolean): void {
    endings += 1;
    for (const [key, { stored }] of cache) if (isOne(stored)) cache.delete(key);
  }
  return { isOpen, load, forget };
}

/** From 0 to 99, always the same for a member: decides who gets a canary of an area. */
export function memberBucket(memberId: string): number {
  return createHash('sha256').update(memberId).digest().readUInt32BE() % 100;
}
