import { Alert } from '@counterpoint/kit/core';
import * as text from '../messages/wizard.generated.ts';
import { ButtonLink } from '../page/index.ts';

interface SubmittedAlertProps {
  readonly title: string;
  readonly to: string;
  readonly label: string;
}

/** For a draft that was submitted elsewhere. Not offered as a new draft, which would be submitted twice. */
export function SubmittedAlert({ title, to, label }: SubmittedAlertProps) {
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <ButtonLink variant="outline" size="sm" to={to}>
          {label}
        </ButtonLink>
      }
    >
      {text.typedTooLate()}
    </Alert>
  );
}
