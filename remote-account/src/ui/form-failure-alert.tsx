import { messageOf, problemOf } from '@counterpoint/client/http';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { FailureAlert } from '@counterpoint/kit/form';
import * as text from '../messages/account.generated.ts';

export interface FormFailure {
  readonly message: string;
  readonly details: readonly ProblemDetail[];
}

export function failureOf(error: unknown): FormFailure {
  return { message: messageOf(error), details: problemOf(error)?.details ?? [] };
}

interface FormFailureAlertProps {
  readonly failure: FormFailure | null;
  /** These show their own details. */
  readonly fields?: readonly string[];
}

export function FormFailureAlert({ failure, fields = [] }: FormFailureAlertProps) {
  if (!failure) return null;
  const unplaced = failure.details.filter(({ path }) => !fields.includes(path));
  if (unplaced.length === 0 && failure.details.length > 0) return null;
  return (
    <FailureAlert title={failure.message}>
      {unplaced.map(({ path, message }) => (
        <p key={`${path}:${message}`}>{message}</p>
      ))}
      <p>{text.stillHere()}</p>
    </FailureAlert>
  );
}
