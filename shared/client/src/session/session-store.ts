import type { Session } from '@counterpoint/domain/schemas/members';
import { type CookieJar, SessionCookie } from './session-cookie.ts';

/** `setTimeout` fires at once for more than 2^31 - 1 ms. */
const MAX_TIMER_MS = 2_147_483_647;

/** The session of this browser. The cookie is the source of truth, so `get` sees changes of other tabs. */
export interface SessionStore {
  /** Null if it's missing, expired or undecipherable; removes such a cookie. */
  get(): Session | null;
  set(session: Session): void;
  clear(): void;
  /** Calls `onChange` when a session begins, is replaced or ends, in any tab; returns the unsubscriber. */
  subscribe(onChange: () => void): () => void;
}

export type SessionReader = Pick<SessionStore, 'get' | 'subscribe'>;

export interface SessionStoreOptions {
  readonly secret: string;
  readonly now?: () => number;
  readonly cookies?: CookieJar;
}

export function createSessionStore({ secret, now = Date.now, cookies }: SessionStoreOptions): SessionStore {
  const cookie = new SessionCookie(secret, now, cookies);
  const listeners = new Set<() => void>();
  let lastReported: Session | null = null;
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | null = null;

  function compare(): void {
    const before = lastReported;
    remember();
    if (lastReported !== before) for (const listener of [...listeners]) listener();
  }

  function remember(): void {
    lastReported = cookie.read();
    clearTimeout(expiryTimer);
    if (!lastReported || listeners.size === 0) return;
    expiryTimer = setTimeout(compare, Math.min(lastReported.exp * 1000 - now(), MAX_TIMER_MS));
  }

  function changed(): void {
    compare();
    notifyOtherTabs();
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
      // Wrapped, so that the same function can be subscribed twice.
      const listener = () => onChange();
      listeners.add(listener);
      stopWatching ??= watchOtherTabs(compare);
      if (listeners.size === 1) remember();
      return () => stop(listener);
    },
  };
}

const CHANNEL = 'counterpoint-session';

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

function notifyOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/** Calls `onChange` when another tab changes the session or this tab is shown again. Returns the unsubscriber. */
function watchOtherTabs(onChange: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    // A queued message is still delivered after close().
    channel?.removeEventListener('message', onChange);
    channel?.close();
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}
