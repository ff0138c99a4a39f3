import { areaOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { keepAskedPath } from './asked-path.ts';

/** The part of `location` that the guard needs; tests give their own. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

export type Verdict = 'stay' | 'sign-in' | 'dashboard';

/** Given: without a session only public paths stay; every other, known or not, goes to the sign-in page. */
export function judge(pathname: string, isSignedIn: boolean): Verdict {
  if (pathname === paths.signIn()) return isSignedIn ? 'dashboard' : 'stay';
  return isSignedIn || areaOfPath(pathname)?.access === 'public' ? 'stay' : 'sign-in';
}

/** Sends the browser away where the path may not be shown. Gives back whether the page may start. */
export function admit(place: Place, isSignedIn: boolean): boolean {
  const verdict = judge(place.pathname, isSignedIn);
  if (verdict === 'sign-in') askToSignIn(place);
  if (verdict === 'dashboard') place.replace(paths.dashboard());
  return verdict === 'stay';
}

/** Goes to the sign-in page, which comes back here afterwards. */
export function askToSignIn(place: Place): void {
  keepAskedPath(`${place.pathname}${place.search}${place.hash}`);
  place.replace(paths.signIn());
}
