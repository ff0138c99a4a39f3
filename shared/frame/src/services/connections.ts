import { createHttpClient } from '@counterpoint/client/http';
import { createLive, type Live } from '@counterpoint/client/live';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import type { QueryClient } from '@counterpoint/contract/query';
import { createSignInAgainStore, type SignInAgainStore } from '../session/sign-in-again-store.ts';

/** What ties a page to the API, one of each. */
export interface Connections {
  readonly session: SessionStore;
  /** The API for pages: a session that ended asks to sign in again. */
  readonly http: HttpClient;
  /** The API for signing in and out and for error reports, where a 401 is simply an answer. */
  readonly plainHttp: HttpClient;
  readonly queryClient: QueryClient;
  readonly live: Live;
  readonly signInAgain: SignInAgainStore;
}

/** `onUnauthorised` handles every 401: it can ask to sign in again, and returns whether to repeat the call. */
export function createConnections(
  session: SessionStore,
  queryClient: QueryClient,
  onUnauthorised: (ask: () => Promise<boolean>) => Promise<boolean>,
): Connections {
  const signInAgain = createSignInAgainStore();
  return {
    session,
    http: createHttpClient({ session, onUnauthorised: () => onUnauthorised(signInAgain.getState().ask) }),
    plainHttp: createHttpClient({ session }),
    queryClient,
    live: createLive({ session }),
    signInAgain,
  };
}
