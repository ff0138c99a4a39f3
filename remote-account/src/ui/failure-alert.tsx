import { Alert } from '@counterpoint/kit/core';
import * as text from '../messages/account.generated.ts';
import type { FormFailure } from './form-failure.ts';

export function FailureAlert({ failure }: { failure: FormFailure | null }) {
  if (!failure) return null;
  return (
    <Alert tone="error" title={failure.message}>
      {failure.details.map(({ path, message }) => (
        <p key={`${path}:${message}`}>{message}</p>
      ))}
      <p>{text.stillHere()}</p>
    </Alert>
  );
}
