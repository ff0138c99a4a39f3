import { areaOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import type { Session } from '@counterpoint/domain/schemas/members';
import { profileInCache, profileQuery } from '@counterpoint/frame';
import type { Portal } from '../app/portal.ts';
import type { Place } from './guard.ts';

type Watched = Pick<Portal, 'session' | 'signInAgain' | 'plainHttp' | 'queryClient'> & { readonly place: Place };

/**
 * Follows what becomes of the session, here and in other tabs. Signing out there signs out here. Signing in there
 * answers the dialog here, if it is the same member; somebody else gets a page of their own. A session that expires
 * asks to sign in again over the page, and nothing typed is lost.
 *
 * @returns how to stop
 */
export function watchSession(portal: Watched, now: () => number = Date.now): () => void {
  const { session, signInAgain, place, queryClient } = portal;
  let last = session.get();
  return session.subscribe(() => {
    const before = last;
    const current = session.get();
    last = current;
    if (current && current.token !== before?.token) void welcome(portal, current);
    if (current || !before) return;
    if (before.exp * 1000 > now()) leaveUnasked(place, paths.signIn());
    else if (isPrivate(place.pathname) && profileInCache(queryClient)) void signInAgain.getState().ask();
  });
}

function isPrivate(pathname: string): boolean {
  return areaOfPath(pathname)?.access !== 'public';
}

/**
 * A new session is in force. What waits for the dialog goes on only when it is the same member's: otherwise the work of
 * one would be saved as the other's. Where that cannot be asked now the dialog stays, and signs in as the member.
 */
async function welcome({ session, signInAgain, place, plainHttp, queryClient }: Watched, made: Session): Promise<void> {
  const known = profileInCache(queryClient);
  if (!known) return signInAgain.getState().settle(true);
  const { queryFn } = profileQuery(plainHttp);
  const user = await queryFn({ signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => null);
  if (!user || session.get()?.token !== made.token) return;
  if (user._id === known._id) signInAgain.getState().settle(true);
  else leaveUnasked(place, paths.dashboard());
}

const LIMIT_MS = 10_000;

/** Skips the question: the changes belong to a member who has signed out, and must not be shown to another. */
function leaveUnasked(place: Pick<Place, 'replace'>, path: string): void {
  window.addEventListener('beforeunload', keepQuiet, { capture: true });
  place.replace(path);
}

function keepQuiet(event: BeforeUnloadEvent): void {
  event.stopImmediatePropagation();
}
