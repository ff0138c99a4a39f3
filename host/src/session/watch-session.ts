import type { SessionStore } from '@counterpoint/client/session';
import { paths } from '@counterpoint/contract/paths';
import type { SignInAgainStore } from '@counterpoint/frame';
import type { Place } from './guard.ts';

interface Watched {
  readonly session: SessionStore;
  readonly signInAgain: SignInAgainStore;
  readonly place: Pick<Place, 'replace'>;
  readonly now?: () => number;
}

/**
 * Follows what other tabs do: signing out there signs out here, signing in there answers the dialog here. A session
 * that merely expired stays on the page: the next request asks to sign in again, and nothing typed is lost.
 */
export function watchSession({ session, signInAgain, place, now = Date.now }: Watched): () => void {
  let last = session.get();
  return session.subscribe(() => {
    const current = session.get();
    const hadExpired = last !== null && last.exp * 1000 <= now();
    if (!current && last && !hadExpired) place.replace(paths.signIn());
    if (current && current.token !== last?.token) signInAgain.getState().settle(true);
    last = current;
  });
}
