import type { HttpClient } from '@counterpoint/contract';
import { passkeyName } from '@counterpoint/domain/schemas/members';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type SubmitEvent, useId, useState } from 'react';
import * as text from '../../messages/security.generated.ts';
import { useFactorMutation } from './use-factor-mutation.ts';

interface NameDialogProps<Outcome> {
  readonly title: string;
  readonly action: string;
  readonly note?: string;
  readonly initial: string;
  run(http: HttpClient, name: string): Promise<Outcome>;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. */
export function NameDialog<Outcome>(props: NameDialogProps<Outcome>) {
  const { title, action, note, initial, run, onDone, onClose } = props;
  const formId = useId();
  const [error, setError] = useState<string>();
  const { start, isBusy, failure } = useFactorMutation<string, Outcome>({
    run,
    onDone(outcome) {
      onClose();
      onDone(outcome);
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = passkeyName.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setError(entered.error?.issues[0]?.message);
    if (entered.success) start(entered.data.name);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          {failure && <Alert tone="error" title={failure} />}
          <Field label={text.name()} help={text.nameHelp()} error={error}>
            <Input name="name" defaultValue={initial} autoComplete="off" maxLength={60} />
          </Field>
          {note && <Text color="muted">{note}</Text>}
        </Stack>
      </form>
    </Dialog>
  );
}
