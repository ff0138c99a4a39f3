import { paths } from '@counterpoint/contract/paths';
import { useEffect } from 'react';
import { usePortal } from '../app/portal.ts';
import * as text from '../messages/errors.generated.ts';
import { redirectToSignIn } from '../session/guard.ts';
import { NoticePage } from './notice-page.tsx';

/** Unknown paths redirect to sign-in, as specified, and show 'not found' to a member. */
export function UnknownPath() {
  const { session, place } = usePortal();
  const isSignedIn = session.get() !== null;
  useEffect(() => {
    if (!isSignedIn) redirectToSignIn(place);
  }, [isSignedIn, place]);
  return isSignedIn ? <NotFoundPage /> : null;
}

function NotFoundPage() {
  return (
    <NoticePage
      title={text.pageNotFound()}
      heading={text.noSuchPage()}
      advice={text.noSuchPageAdvice()}
      link={{ to: paths.compositions.search(), label: text.searchRepertoire() }}
    />
  );
}
