import type { Session } from '@counterpoint/domain/schemas/members';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';
import { type CookieJar, SessionCookie } from './session-cookie.ts';

/** Browsers hold a timer of more than 2^31 - 1 ms for due at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The session of this browser. The cookie is the truth: what another tab does to it is seen by the next `get`. */
export interface SessionStore {
  /** The session in force, or null. One that is missing, undecipherable or past its expiry is removed and is null. */
  get(): Session | null;
  /** Keeps a session that signing in yielded, in place of any other. */
  set(session: Session): void;
  clear(): void;
  /** Calls `onChange` when a session begins, is replaced or ends, in this tab or another. Gives back how to stop. */
  subscribe(onChange: () => void): () => void;
}

/** What those need who only ask for the session: the HTTP client and the live stream. */
export type SessionReader = Pick<SessionStore, 'get' | 'subscribe'>;

/** What a session store is made with; all but the secret is for tests. */
export interface SessionStoreOptions {
  /** The fixed secret of the page's configuration. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly cookies?: CookieJar;
}

export function createSessionStore({ secret, now = Date.now, cookies }: SessionStoreOptions): SessionStore {
  const cookie = new SessionCookie(secret, now, cookies);
  const listeners = new Set<() => void>();
  let told: Session | null = null;
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | null = null;

  /** Tells the subscribers if the session is another than they were told of last. */
  function compare(): void {
    const before = told;
    remember();
    if (told !== before) for (const listener of [...listeners]) listener();
  }

  function remember(): void {
    told = cookie.read();
    clearTimeout(expiryTimer);
    if (!told || listeners.size === 0) return;
    expiryTimer = setTimeout(compare, Math.min(told.exp * 1000 - now(), LONGEST_TIMER_MS));
  }

  function changed(): void {
    compare();
    tellOtherTabs();
  }

  function stop(listener: () => void): void {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    clearTimeout(expiryTimer);
    stopWatching?.();
    stopWatching = null;
  }

  return {
    get: () => cookie.read(),
    set(session) {
      cookie.write(session);
      changed();
    },
    clear() {
      cookie.remove();
      changed();
    },
    subscribe(onChange) {
      // A listener of its own for each call, so that one function subscribed twice is not ended twice over.
      const listener = () => onChange();
      listeners.add(listener);
      stopWatching ??= watchOtherTabs(compare);
      if (listeners.size === 1) remember();
      return () => stop(listener);
    },
  };
}
