import { useHost } from '@counterpoint/contract';
import { Dialog } from '@counterpoint/kit/components';
import { useSyncExternalStore } from 'react';
import { useFrame } from '../app/frame.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Over the page whose call was told that the session has ended. Closing it is signing out. */
export function SignInAgain() {
  const { renewal, session } = useFrame();
  const { user } = useHost();
  const isAsked = useSyncExternalStore(renewal.subscribe, renewal.isAsked);

  function handleClose(): void {
    session.clear();
    renewal.settle(false);
  }

  return (
    <Dialog isOpen={isAsked} onClose={handleClose} title="Your session has ended: sign in again">
      <SignInForm {...(user && { email: user.email })} onSignedIn={() => renewal.settle(true)} />
    </Dialog>
  );
}
