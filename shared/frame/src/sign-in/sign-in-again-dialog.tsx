import { Dialog } from '@counterpoint/kit/components';
import { Stack, Text } from '@counterpoint/kit/core';
import { useStore } from 'zustand';
import * as text from '../messages/sign-in.generated.ts';
import type { Connections } from '../services/connections.ts';
import { SignInForm } from './sign-in-form.tsx';

interface SignInAgainDialogProps {
  readonly connections: Connections;
  readonly email: string | undefined;
  readonly onSignOut: () => void;
}

/** Opens over the page when the session ends. Only its buttons close it, so that nothing typed is lost by a slip. */
export function SignInAgainDialog({ connections, email, onSignOut }: SignInAgainDialogProps) {
  const isOpen = useStore(connections.signInAgain, (state) => state.isOpen);
  const settle = useStore(connections.signInAgain, (state) => state.settle);

  function handleCancel(): void {
    settle(false);
    onSignOut();
  }

  return (
    <Dialog isOpen={isOpen} title={text.again()} role="alertdialog">
      <Stack gap="4">
        <Text color="muted">{text.sessionEnded()}</Text>
        <SignInForm connections={connections} email={email} onSignedIn={() => settle(true)} onSignOut={handleCancel} />
      </Stack>
    </Dialog>
  );
}
