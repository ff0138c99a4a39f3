import { paths } from '@counterpoint/contract/paths';
import { areaOfPath } from '../areas/registry-store.ts';
import { markSessionEnded, saveRequestedPath } from './requested-path.ts';

export type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

export type RouteDecision = 'stay' | 'sign-in' | 'dashboard';

/** Specified: without a session, every path that isn't public goes to the sign-in page, even an unknown one. */
export function routeDecision(pathname: string, isSignedIn: boolean): RouteDecision {
  if (pathname === paths.signIn()) return isSignedIn ? 'dashboard' : 'stay';
  return isSignedIn || areaOfPath(pathname)?.access === 'public' ? 'stay' : 'sign-in';
}

/** Redirects if the path isn't allowed. Returns whether the page may start. */
export function enforceRoute(place: Place, isSignedIn: boolean): boolean {
  const decision = routeDecision(place.pathname, isSignedIn);
  if (decision === 'sign-in') redirectToSignIn(place);
  if (decision === 'dashboard') place.replace(paths.dashboard());
  return decision === 'stay';
}

/** The sign-in page says that the session has ended, and returns to the page after sign-in. */
export function redirectAfterSession(place: Place): void {
  markSessionEnded();
  redirectToSignIn(place);
}

export function redirectToSignIn(place: Place): void {
  saveRequestedPath(`${place.pathname}${place.search}${place.hash}`);
  place.replace(paths.signIn());
}
