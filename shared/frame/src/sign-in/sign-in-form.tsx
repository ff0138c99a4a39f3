import {
  credentials,
  type Proof,
  pendingSignIn,
  type Session,
  session as sessionSchema,
} from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex, Stack } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import * as text from '../messages/sign-in.generated.ts';
import type { Connections } from '../services/connections.ts';
import { SecondStep } from './second-step.tsx';
import { useAttempt } from './use-attempt.ts';

interface SignInFormProps {
  readonly connections: Connections;
  readonly email?: string | undefined;
  readonly onSignedIn?: () => void;
  readonly onSignOut?: () => void;
}

export function SignInForm({ connections, email, onSignedIn, onSignOut }: SignInFormProps) {
  const { signIn, finish, restart, isBusy, message, proofs } = useSignIn(connections, onSignedIn);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  }

  if (proofs)
    return <SecondStep plainHttp={connections.plainHttp} proofs={proofs} onSession={finish} onBack={restart} />;
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

const outcomeSchema = z.union([sessionSchema, pendingSignIn]);

function useSignIn({ session, plainHttp }: Pick<Connections, 'session' | 'plainHttp'>, onSignedIn?: () => void) {
  const { attempt, fail, isBusy, message } = useAttempt();
  /** The step after the password; null before it, and without a second factor. */
  const [proofs, setProofs] = useState<readonly Proof[] | null>(null);
  const restart = () => setProofs(null);

  function finish(opened: Session): void {
    session.set(opened);
    onSignedIn?.();
    restart();
  }

  async function signIn(form: FormData): Promise<void> {
    const entered = credentials.safeParse(Object.fromEntries(form));
    if (!entered.success) return fail(entered.error.issues[0]?.message);
    await attempt(async () => {
      const outcome = await plainHttp.post('session', { schema: outcomeSchema, json: entered.data });
      if ('proofs' in outcome) setProofs(outcome.proofs);
      else finish(outcome);
    });
  }

  return { signIn, finish, restart, isBusy, message, proofs };
}
