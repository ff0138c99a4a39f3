import type { Profile } from '@counterpoint/domain/schemas';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { type SubmitEvent, useId, useState } from 'react';
import { usePortal } from '../app/portal.ts';
import { signOut } from '../session/sign-out.ts';
import { useSignInAgain } from '../session/use-sign-in-again.ts';

/** Over whatever page is open when the session ends: sign in again, and what was typed below is still there. */
export function SignInDialog({ user, isOpen }: { user: Profile; isOpen: boolean }) {
  const { session, plainHttp, place, signInAgain } = usePortal();

  /** Who does not sign in again has signed out. */
  function handleCancel(): void {
    signInAgain.getState().settle(false);
    void signOut({ session, http: plainHttp, place });
  }

  return (
    <Dialog isOpen={isOpen} onClose={handleCancel} title="Sign in again" role="alertdialog">
      <SignInForm email={user.email} onCancel={handleCancel} />
    </Dialog>
  );
}

function SignInForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const { signIn, isBusy, message } = useSignInAgain();
  const formId = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void signIn({ email, password });
  }

  return (
    <form id={formId} onSubmit={handleSubmit} noValidate>
      <Stack gap="4">
        <Text color="muted">Your session has ended. Sign in to go on; what you typed is still here.</Text>
        {message && <Alert tone="error" title={message} />}
        <Field label="Email">
          <Input type="email" name="email" autoComplete="username" value={email} readOnly />
        </Field>
        <Field label="Password">
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onCancel}>
            Log out
          </Button>
          <Button type="submit" loading={isBusy}>
            Sign in
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
