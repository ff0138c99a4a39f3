import { areaOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { keepAskedPath } from './asked-path.ts';

export type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

export type Verdict = 'stay' | 'sign-in' | 'dashboard';

/** Specified: without a session, every path that isn't public goes to the sign-in page, even an unknown one. */
export function judge(pathname: string, isSignedIn: boolean): Verdict {
  if (pathname === paths.signIn()) return isSignedIn ? 'dashboard' : 'stay';
  return isSignedIn || areaOfPath(pathname)?.access === 'public' ? 'stay' : 'sign-in';
}

/** Redirects if the path isn't allowed. Returns whether the page may start. */
export function admit(place: Place, isSignedIn: boolean): boolean {
  const verdict = judge(place.pathname, isSignedIn);
  if (verdict === 'sign-in') askToSignIn(place);
  if (verdict === 'dashboard') place.replace(paths.dashboard());
  return verdict === 'stay';
}

export function askToSignIn(place: Place): void {
  keepAskedPath(`${place.pathname}${place.search}${place.hash}`);
  place.replace(paths.signIn());
}
