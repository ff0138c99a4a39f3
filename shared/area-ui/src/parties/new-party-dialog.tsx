import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type FormEvent, useId } from 'react';
import { PartyDuplicates } from './party-duplicates.tsx';
import { type NEW_PARTY_FIELDS, type NewPartyStart, useNewParty } from './use-new-party.ts';

export interface PartyField {
  readonly name: (typeof NEW_PARTY_FIELDS)[number];
  readonly label: string;
  readonly isOptional?: boolean;
  readonly help?: string;
  readonly isNumber?: boolean;
}

interface NewPartyDialogProps extends NewPartyStart {
  /** `writer`, `rights holder`. */
  readonly what: string;
  readonly fields: readonly PartyField[];
  readonly onClose: () => void;
}

/** Somebody whom the search did not find; those known by a like name are shown before there are two of one. */
export function NewPartyDialog({ what, fields, onClose, ...start }: NewPartyDialogProps) {
  const formId = useId();
  const { form, create, general, duplicates } = useNewParty(start);
  const { errors } = form.formState;
  function handleSubmit(event: FormEvent) {
    // The dialog stands inside of the wizard's form in React's tree, and must not send that one too.
    event.stopPropagation();
    void form.handleSubmit((content) => create.mutate(content))(event);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Add a new ${what}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            Add this {what}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          {general && (
            <Alert tone="error" title={`The ${what} was not added`}>
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
