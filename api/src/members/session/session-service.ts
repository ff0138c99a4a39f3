import { timingSafeEqual } from 'node:crypto';
import type { Session } from '@counterpoint/domain/schemas/members';
import type { Env } from '../../platform/config/env.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import { createSessionRepository, type ListedSession, type StoredSession } from './session-repository.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly sessions: SessionService;
  }
}

/** A session that was just opened: what the script keeps, and what the browser keeps from scripts. */
export interface OpenedSession {
  readonly session: Session;
  readonly binding: string;
  readonly lifetimeSeconds: number;
}

interface Cached {
  readonly stored: StoredSession;
  readonly readAt: number;
}

interface Settings {
  readonly db: Database;
  readonly env: Pick<Env, 'SESSION_HOURS' | 'SESSION_IDLE_MINUTES'>;
  readonly now: () => Date;
}

/** For so long a session that another process ended may still be taken for open by this one. */
const CACHE_MS = 5_000;
const MOST_CACHED = 10_000;
/** The time of the last use is written at most this often, and well before a session counts as idle. */
const MOST_TOUCH_MS = 60_000;

export type SessionService = ReturnType<typeof createSessionService>;

/** Opens, finds and ends sessions. Tokens are random and opaque; only their hashes are stored. */
export function createSessionService({ db, env, now }: Settings) {
  const repository = createSessionRepository(db);
  const idleMs = env.SESSION_IDLE_MINUTES * 60_000;
  const reader = createReader({ repository, idleMs, now });
  const { isOpen } = reader;

  return {
    /** Opens a session of an account for a member. */
    async open(tx: Tx, who: { accountId: string; memberId: string; userAgent: string | null }): Promise<OpenedSession> {
      const bearer = newToken();
      const binding = newToken();
      const lifetimeSeconds = env.SESSION_HOURS * 3_600;
      const opened = now();
      const exp = Math.floor(opened.getTime() / 1_000) + lifetimeSeconds;
      await repository.insert(tx, {
        id: newId(),
        token_hash: bearer.hash,
        binding_hash: binding.hash,
        account_id: who.accountId,
        member_id: who.memberId,
        user_agent: who.userAgent?.slice(0, 300) ?? null,
        created_at: opened,
        last_used_at: opened,
        expires_at: new Date(exp * 1_000),
      });
      return { session: { token: bearer.token, exp }, binding: binding.token, lifetimeSeconds };
    },

    /** Whose session this is; null where it is none, has ended, or is used without the cookie it is bound to. */
    async find(token: string, binding: string): Promise<Actor | null> {
      const stored = await reader.load(token);
      if (!stored || !isOpen(stored) || !timingSafeEqual(stored.bindingHash, hashOfToken(binding))) return null;
      const { id: sessionId, accountId, memberId, partyId, permission } = stored;
      return { sessionId, accountId, memberId, partyId, permission };
    },

    /** Whether a session is open; asking does not count as using it. */
    async isOpen(token: string): Promise<boolean> {
      const stored = await repository.findByTokenHash(hashOfToken(token));
      return stored !== null && isOpen(stored);
    },

    /** Ends a session at once in this process, and within seconds in others. */
    async end(sessionId: string): Promise<void> {
      await repository.remove(sessionId);
      reader.forget(({ id }) => id === sessionId);
    },

    /** The open sessions of an account, the last used first. */
    async listOpen(accountId: string): Promise<ListedSession[]> {
      return (await repository.listOf(accountId)).filter(isOpen);
    },

    /** Looks again at the sessions of these members: some of them were ended, here or by another process. */
    forget(memberIds: readonly string[]): void {
      reader.forget(({ memberId }) => memberIds.includes(memberId));
    },

    /** Deletes sessions that have ended by themselves. */
    async removeEnded(): Promise<void> {
      await repository.removeEnded(now(), new Date(now().getTime() - idleMs));
    },
  };
}

interface ReaderSettings extends Pick<Settings, 'now'> {
  readonly repository: ReturnType<typeof createSessionRepository>;
  readonly idleMs: number;
}

/** Reads sessions, and keeps what it has read lately. */
function createReader({ repository, idleMs, now }: ReaderSettings) {
  const cache = new Map<string, Cached>();
  const touchMs = Math.min(MOST_TOUCH_MS, idleMs / 4);
  /** How many sessions were ended here: what was read before the last of them must not be kept. */
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
    const stored = await repository.findByTokenHash(hash);
    if (!stored || !isOpen(stored)) return null;
    if (time - stored.lastUsedAt.getTime() > touchMs) await repository.touch(stored.id, now());
    if (endings !== endingsBefore) return stored;
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(key, { stored, readAt: time });
    return stored;
  }

  /** Looks again at these when they are next used. */
  function forget(isOne: (stored: StoredSession) => boolean): void {
    endings += 1;
    for (const [key, { stored }] of cache) if (isOne(stored)) cache.delete(key);
  }
  return { isOpen, load, forget };
}
