import { messageOf } from '@counterpoint/client/http';
import { useIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type NewComposer, type NewComposerInput, newComposer, type Party } from '@counterpoint/domain/schemas/parties';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { applyServerErrors, Field, Input } from '@counterpoint/kit/form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUnsent } from '../dialogs/use-unsent.tsx';
import * as text from '../messages/parties.generated.ts';
import { type PartyResource, partiesOf, usePartyCandidates } from './party-api.ts';
import { PartyDuplicates } from './party-duplicates.tsx';
import { possibleDuplicatesIn } from './refused-duplicates.ts';

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
  const { form, add, isAdding, general, duplicates } = useNewParty(start);
  const { errors, isDirty } = form.formState;
  const unsent = useUnsent({ isFilled: isDirty, isSent: isAdding, onClose });
  function handleSubmit(event: FormEvent) {
    // In React's tree the dialog is inside the wizard's form, which must not be submitted too.
    event.stopPropagation();
    void form.handleSubmit(add)(event);
  }
  return (
    <Dialog
      isOpen
      onClose={unsent.dismiss}
      title={text.addNew({ what })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={isAdding}>
            {text.addThis({ what })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          {unsent.alert}
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

const NEW_PARTY_FIELDS = ['given_names', 'family_name', 'organisation_name', 'ipi_name_number', 'isni'] as const;

interface NewPartyStart {
  readonly resource: PartyResource;
  readonly defaults: NewComposerInput;
  readonly onCreated: (party: Party) => void;
}

function useNewParty({ resource, defaults, onCreated }: NewPartyStart) {
  const { http } = useHost();
  const keyOf = useIdempotencyKey();
  const [general, setGeneral] = useState<string | null>(null);
  const [differentFrom, setDifferentFrom] = useState<readonly string[]>([]);
  const form = useForm<NewComposerInput, unknown, NewComposer>({
    resolver: standardSchemaResolver(newComposer),
    defaultValues: defaults,
    shouldFocusError: true,
  });
  const typed = useWatch({ control: form.control, name: [...NEW_PARTY_FIELDS] });
  const [given_names, family_name, organisation_name, ipi_name_number, isni] = typed;
  const candidates = usePartyCandidates(resource, {
    kind: defaults.kind,
    given_names,
    family_name,
    organisation_name,
    ipi_name_number,
    isni,
  });
  const create = useMutation({
    mutationFn: (content: NewComposer) => {
      const composer = { ...content, different_from: [...differentFrom] };
      return partiesOf(resource).create(http, composer, keyOf(composer));
    },
    onError: (error) => {
      const hasField = (path: string) => NEW_PARTY_FIELDS.some((field) => field === path);
      const unplaced = applyServerErrors(error, form.setError, hasField).map(({ message }) => message);
      setGeneral(unplaced.join(' ') || messageOf(error));
    },
  });
  const isRefused = possibleDuplicatesIn(create.error) !== null;
  // Only while the dialog is open: a party that the member cancelled isn't added to the entry.
  const add = (content: NewComposer) => create.mutate(content, { onSuccess: onCreated });
  const duplicates = { candidates, differentFrom, onDifferent: setDifferentFrom, isRefused };
  return { form, add, isAdding: create.isPending, general, duplicates };
}
