import { messageOf } from '@counterpoint/client/http';
import { credentials, session as sessionSchema } from '@counterpoint/domain/schemas';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { type SubmitEvent, useState } from 'react';
import { useFrame } from '../app/frame.ts';

interface SignInFormProps {
  /** Given where the same member is to sign in again. */
  readonly email?: string;
  readonly onSignedIn?: () => void;
}

/** Signs in at the API, as the portal's landing page does. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const { plainHttp, session } = useFrame();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function signIn(form: FormData): Promise<void> {
    if (isBusy) return;
    const entered = credentials.safeParse(Object.fromEntries(form));
    if (!entered.success) {
      setMessage(entered.error.issues[0]?.message ?? null);
      return;
    }
    setIsBusy(true);
    setMessage(null);
    try {
      session.set(await plainHttp.post('/session', { schema: sessionSchema, json: entered.data }));
      onSignedIn?.();
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="4" maxWidth="24rem">
        {message && <Alert tone="error" title={message} />}
        <Field label="E-mail">
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
        <Button type="submit" loading={isBusy} alignSelf="flex-start">
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
