import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type FormEvent, useId } from 'react';
import * as text from '../messages/parties.generated.ts';
import { PartyDuplicates } from './party-duplicates.tsx';
import { type NEW_PARTY_FIELDS, type NewPartyStart, useNewParty } from './use-new-party.ts';

export type PartyNoun = 'writer' | 'publisher' | 'contributor' | 'holder' | 'party';

export interface PartyField {
  readonly name: (typeof NEW_PARTY_FIELDS)[number];
  readonly label: string;
  readonly isOptional?: boolean;
  readonly help?: string;
  readonly isNumber?: boolean;
}

interface NewPartyDialogProps extends NewPartyStart {
  readonly what: PartyNoun;
  readonly fields: readonly PartyField[];
  readonly onClose: () => void;
}

export function NewPartyDialog({ what, fields, onClose, ...start }: NewPartyDialogProps) {
  const formId = useId();
  const { form, create, general, duplicates } = useNewParty(start);
  const { errors } = form.formState;
  function handleSubmit(event: FormEvent) {
    // In React's tree the dialog is inside the wizard's form, which must not be submitted too.
    event.stopPropagation();
    void form.handleSubmit((content) => create.mutate(content))(event);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.addNew({ what })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            {text.addThis({ what })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          {general && (
            <Alert tone="error" title={text.notAdded({ what })}>
              {general}
            </Alert>
          )}
          {fields.map(({ name, label, isOptional = false, help, isNumber = false }) => (
            <Field key={name} label={label} isOptional={isOptional} help={help} error={errors[name]?.message}>
              <Input autoComplete="off" {...(isNumber && { inputMode: 'numeric' })} {...form.register(name)} />
            </Field>
          ))}
          <PartyDuplicates {...duplicates} onPick={start.onCreated} />
        </Stack>
      </form>
    </Dialog>
  );
}
