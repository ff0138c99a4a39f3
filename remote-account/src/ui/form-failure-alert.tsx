import { FailureAlert } from '@counterpoint/kit/form';
import * as text from '../messages/account.generated.ts';
import type { FormFailure } from './form-failure.ts';

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
