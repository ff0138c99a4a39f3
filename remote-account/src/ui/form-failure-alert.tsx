import { messageOf } from '@counterpoint/client/http';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { applyServerErrors, FailureAlert } from '@counterpoint/kit/form';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import * as text from '../messages/account.generated.ts';

export function FormFailureAlert({ failure }: { failure: FormFailure | null }) {
  if (!failure) return null;
  return (
    <FailureAlert title={failure.message}>
      {failure.details.map(({ path, message }) => (
        <p key={`${path}:${message}`}>{message}</p>
      ))}
      <p>{text.stillHere()}</p>
    </FailureAlert>
  );
}

export interface FormFailure {
  readonly message: string;
  readonly details: readonly ProblemDetail[];
}

export function failureOf<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): FormFailure | null {
  let placed = 0;
  const details = applyServerErrors(error, setError, (path) => {
    const isField = fields.some((field) => field === path);
    placed += isField ? 1 : 0;
    return isField;
  });
  return placed > 0 && details.length === 0 ? null : { message: messageOf(error), details };
}
