import { useEffect } from 'react';
import { usePortal } from '../app/portal.ts';
import { askToSignIn } from '../session/guard.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';

/** Given: nobody's path shows the not-found page to a member, and sends everybody else to sign in. */
export function UnknownPath() {
  const { session, place } = usePortal();
  const isSignedIn = session.get() !== null;
  useEffect(() => {
    if (!isSignedIn) askToSignIn(place);
  }, [isSignedIn, place]);
  return isSignedIn ? <NotFoundPage /> : null;
}
