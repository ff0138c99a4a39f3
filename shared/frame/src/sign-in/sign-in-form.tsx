import { Alert, Button, Flex, Stack } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import type { SubmitEvent } from 'react';
import type { Connections } from '../services/connections.ts';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  readonly connections: Connections;
  /** Given where the same member is to sign in again. */
  readonly email?: string | undefined;
  readonly onSignedIn?: () => void;
  /** Given where signing out is the other way on. */
  readonly onSignOut?: () => void;
}

/** Signs in at the API, as the landing page does. */
export function SignInForm({ connections, email, onSignedIn, onSignOut }: SignInFormProps) {
  const { signIn, isBusy, message } = useSignIn(connections, onSignedIn);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="4">
        {message && <Alert tone="error" title={message} />}
        <Field label="Email">
          <Input
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            readOnly={email !== undefined}
          />
        </Field>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Flex gap="3" justify={onSignOut ? 'flex-end' : 'flex-start'} wrap="wrap">
          {onSignOut && (
            <Button variant="outline" onClick={onSignOut}>
              Logout
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            Sign in
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
