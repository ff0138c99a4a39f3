import { paths } from '@counterpoint/contract/paths';
import type { Profile, Session } from '@counterpoint/domain/schemas/members';
import { hasUnsavedWork, profileInCache, profileQuery, stopGuardingUnload } from '@counterpoint/frame';
import type { Portal } from '../app/portal.ts';
import { areaOfPath } from '../areas/registry-store.ts';
import type { Place } from './guard.ts';
import { pathForMember } from './member-link.ts';

type WatchedPortal = Pick<Portal, 'session' | 'signInAgain' | 'plainHttp' | 'queryClient'> & { readonly place: Place };

/**
 * Follows the session across tabs. Signing out elsewhere signs out here. Signing in elsewhere as the same person answers the
 * dialog; as another person it opens the dashboard, or this page if its link is for that member. On expiry, the dialog opens
 * over unsaved work; other pages stay until the next navigation.
 * @returns a function that stops it
 */
export function watchSession(portal: WatchedPortal, now: () => number = Date.now): () => void {
  const { session, signInAgain, place, queryClient } = portal;
  const leave = leaveOnce(place);
  let last = session.get();
  const stopWatchingMember = watchMember(portal, leave);
  const stopWatchingSession = session.subscribe(() => {
    const before = last;
    const current = session.get();
    last = current;
    if (current && current.token !== before?.token) void welcome(portal, current, leave);
    if (current || !before) return;
    if (before.exp * 1000 > now()) leave(paths.signIn());
    else if (hasUnsavedWork() && areaOfPath(place.pathname)?.access !== 'public' && profileInCache(queryClient))
      void signInAgain.getState().open();
  });
  return () => {
    stopWatchingSession();
    stopWatchingMember();
  };
}

/** The profile can be fetched again before this tab learns of a switch. What was typed for one member is not sent as another. */
function watchMember({ queryClient, place }: WatchedPortal, leave: Leave): () => void {
  let shown = profileInCache(queryClient);
  return queryClient.getQueryCache().subscribe(() => {
    const before = shown;
    shown = profileInCache(queryClient) ?? before;
    if (before && shown && !isSamePerson(before, shown)) leave(pathForMember(place, shown.member_id));
  });
}

/** Several people may act for a member, each under their own name. */
function isSamePerson(one: Profile, other: Profile): boolean {
  return one.member_id === other.member_id && one.person.account_id === other.person.account_id;
}

/**
 * Continues pending calls only for the same person, so that nothing is saved under another account. If that can't be verified,
 * the dialog stays open.
 */
async function welcome(
  { session, signInAgain, plainHttp, queryClient, place }: WatchedPortal,
  made: Session,
  leave: Leave,
): Promise<void> {
  const known = profileInCache(queryClient);
  if (!known) return signInAgain.getState().settle(true);
  const { queryKey, queryFn } = profileQuery(plainHttp);
  const user = await queryFn({ signal: new AbortController().signal }).catch(() => null);
  if (session.get()?.token !== made.token) return;
  // Fetched again once the API is back, which ends the page of another person.
  if (!user) return queryClient.invalidateQueries({ queryKey });
  if (isSamePerson(user, known)) signInAgain.getState().settle(true);
  else leave(pathForMember(place, user.member_id));
}

type Leave = (path: string) => void;

/** Skips the leave confirmation, because the next member must not see the changes. Several signs of a change lead away once. */
function leaveOnce(place: Pick<Place, 'replace'>): Leave {
  let isLeaving = false;
  return (path) => {
    if (isLeaving) return;
    isLeaving = true;
    stopGuardingUnload();
    place.replace(path);
  };
}
