import { messageOf } from '@counterpoint/client/http';
import type { SessionStore } from '@counterpoint/client/session';
import type { HttpClient } from '@counterpoint/contract';
import { credentials, session as sessionSchema } from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex, Stack } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { type SubmitEvent, useState } from 'react';
import * as text from '../messages/sign-in.generated.ts';
import type { Connections } from '../services/connections.ts';

interface SignInFormProps {
  readonly connections: Connections;
  readonly email?: string | undefined;
  readonly onSignedIn?: () => void;
  readonly onSignOut?: () => void;
}

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
        <Field label={text.email()}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            readOnly={email !== undefined}
          />
        </Field>
        <Field label={text.password()}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Flex gap="3" justify={onSignOut ? 'flex-end' : 'flex-start'} wrap="wrap">
          {onSignOut && (
            <Button variant="outline" onClick={onSignOut}>
              {text.logout()}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {text.signIn()}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

const IDLE: { readonly isBusy: boolean; readonly message: string | null } = { isBusy: false, message: null };

interface SigningIn {
  readonly session: SessionStore;
  readonly plainHttp: HttpClient;
}

function useSignIn({ session, plainHttp }: SigningIn, onSignedIn?: () => void) {
  const [state, setState] = useState(IDLE);

  async function signIn(form: FormData): Promise<void> {
    if (state.isBusy) return;
    const entered = credentials.safeParse(Object.fromEntries(form));
    if (!entered.success) {
      setState({ isBusy: false, message: entered.error.issues[0]?.message ?? null });
      return;
    }
    setState({ isBusy: true, message: null });
    try {
      session.set(await plainHttp.post('session', { schema: sessionSchema, json: entered.data }));
      onSignedIn?.();
      setState(IDLE);
    } catch (error) {
      setState({ isBusy: false, message: messageOf(error) });
    }
  }

  return { signIn, ...state };
}
