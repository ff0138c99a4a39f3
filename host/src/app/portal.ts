import { createHttpClient } from '@counterpoint/client/http';
import { createLive, type Live } from '@counterpoint/client/live';
import { createQueryClient } from '@counterpoint/client/queries';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import type { QueryClient } from '@counterpoint/contract/query';
import { createContext, useContext } from 'react';
import { askToSignIn, type Place } from '../session/guard.ts';
import { profileInCache } from '../session/profile-api.ts';
import { createSignInAgainStore, type SignInAgainStore } from '../session/sign-in-again-store.ts';

/** What there is one of in a running portal. */
export interface Portal {
  readonly session: SessionStore;
  /** The API for pages: a session that ended asks to sign in again. */
  readonly http: HttpClient;
  /** The API for signing in and out and for error reports, where a 401 is simply an answer. */
  readonly plainHttp: HttpClient;
  readonly queryClient: QueryClient;
  readonly live: Live;
  readonly signInAgain: SignInAgainStore;
  readonly place: Place;
}

export function createPortal(
  session: SessionStore,
  place: Place = location,
  queryClient: QueryClient = createQueryClient(),
): Portal {
  const signInAgain = createSignInAgainStore();

  /** The dialog needs to know who is signing in again; without a profile the sign-in page has to do it. */
  async function handleUnauthorised(): Promise<boolean> {
    if (profileInCache(queryClient)) return signInAgain.getState().ask();
    session.clear();
    askToSignIn(place);
    return false;
  }

  return {
    session,
    http: createHttpClient({ session, onUnauthorised: handleUnauthorised }),
    plainHttp: createHttpClient({ session }),
    queryClient,
    live: createLive({ session }),
    signInAgain,
    place,
  };
}

const PortalContext = createContext<Portal | null>(null);
export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal() was called outside a PortalProvider.');
  return portal;
}
