import { signWithPasskey } from '@counterpoint/client/passkeys';
import {
  type PasskeyOptions,
  type Proof,
  type ProofGiven,
  proof as proofSchema,
} from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex, Stack } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import type { SubmitEvent } from 'react';
import * as text from '../messages/sign-in.generated.ts';
import { useAttempt } from './use-attempt.ts';

interface ProofFormProps {
  readonly proofs: readonly Proof[];
  readonly action: string;
  /** Throws if the proof isn't accepted. */
  onProve(given: ProofGiven): Promise<void>;
  /** Fetches what a passkey has to sign. */
  onChallenge(): Promise<PasskeyOptions>;
  readonly onCancel: () => void;
  readonly cancelLabel: string;
}

/** Asks for a passkey, a code or the password, whichever the account has. */
export function ProofForm({ proofs, action, onProve, onChallenge, onCancel, cancelLabel }: ProofFormProps) {
  const { attempt, isBusy, message, fail } = useAttempt();
  const hasCodes = proofs.includes('authenticator_app') || proofs.includes('recovery_code');
  const hasFields = hasCodes || proofs.includes('password');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = proofSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (entered.success) void attempt(() => onProve(entered.data));
    else fail(entered.error.issues[0]?.message);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="4">
        {message && <Alert tone="error" title={message} />}
        {proofs.includes('passkey') && (
          <Button
            variant={hasFields ? 'outline' : 'solid'}
            loading={isBusy}
            onClick={() =>
              void attempt(async () =>
                onProve({ by: 'passkey', credential: await signWithPasskey(await onChallenge()) }),
              )
            }
          >
            {text.withPasskey()}
          </Button>
        )}
        {hasCodes && <CodeField hasApp={proofs.includes('authenticator_app')} />}
        {proofs.includes('password') && (
          <>
            <input type="hidden" name="by" value="password" />
            <Field label={text.password()}>
              {/* A dialog has this form only once it is loaded, after it placed the focus. */}
              <PasswordInput name="password" autoComplete="current-password" autoFocus />
            </Field>
          </>
        )}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          {hasFields && (
            <Button type="submit" loading={isBusy}>
              {action}
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}

function CodeField({ hasApp }: { hasApp: boolean }) {
  return (
    <>
      <input type="hidden" name="by" value="code" />
      <Field label={text.code()} help={hasApp ? text.codeOfApp() : text.codeOfRecovery()}>
        <Input name="code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} autoFocus />
      </Field>
    </>
  );
}
