import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type NewComposer, type NewComposerInput, newComposer, type Party } from '@counterpoint/domain/schemas/parties';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useDialogForm } from '../dialogs/use-dialog-form.ts';
import * as text from '../messages/parties.generated.ts';
import { type PartyResource, partiesOf, usePartyCandidates } from './party-api.ts';
import { PartyDuplicates } from './party-duplicates.tsx';
import { possibleDuplicatesIn } from './refused-duplicates.ts';

export type PartyNoun = 'writer' | 'publisher' | 'contributor' | 'holder' | 'party';

const NEW_PARTY_FIELDS = ['given_names', 'family_name', 'organisation_name', 'ipi_name_number', 'isni'] as const;

export interface PartyField {
  readonly name: (typeof NEW_PARTY_FIELDS)[number];
  readonly label: string;
  readonly isOptional?: boolean;
  readonly help?: string;
  readonly isNumber?: boolean;
}

interface NewPartyDialogProps {
  readonly resource: PartyResource;
  readonly what: PartyNoun;
  readonly fields: readonly PartyField[];
  readonly defaults: NewComposerInput;
  readonly onCreated: (party: Party) => void;
  readonly onClose: () => void;
}

export function NewPartyDialog({ resource, what, fields, defaults, onCreated, onClose }: NewPartyDialogProps) {
  const { http } = useHost();
  const [differentFrom, setDifferentFrom] = useState<readonly string[]>([]);
  const create = useMutation({
    mutationFn: ({ party, key }: { party: NewComposer; key: string }) => partiesOf(resource).create(http, party, key),
  });
  const dialogForm = useDialogForm<NewComposerInput, NewComposer>({
    initial: defaults,
    schema: newComposer,
    read: (values) => ({ ...values, different_from: differentFrom }),
    // Only while the dialog is open: a party that the member cancelled isn't added to the entry.
    send: (party, key) => create.mutateAsync({ party, key }, { onSuccess: onCreated }),
    onDone: () => undefined,
    refresh: async () => undefined,
  });
  const { control, register, formState } = dialogForm.form;
  const typed = useWatch({ control, name: [...NEW_PARTY_FIELDS] });
  const [given_names, family_name, organisation_name, ipi_name_number, isni] = typed;
  const candidates = usePartyCandidates(resource, {
    kind: defaults.kind,
    given_names,
    family_name,
    organisation_name,
    ipi_name_number,
    isni,
  });
  return (
    <FormDialog
      title={text.addNew({ what })}
      submitLabel={text.addThis({ what })}
      dialogForm={dialogForm}
      fields={fields.map(({ name }) => name)}
      onClose={onClose}
    >
      {fields.map(({ name, label, isOptional = false, help, isNumber = false }) => (
        <Field key={name} label={label} isOptional={isOptional} help={help} error={formState.errors[name]?.message}>
          <Input autoComplete="off" {...(isNumber && { inputMode: 'numeric' })} {...register(name)} />
        </Field>
      ))}
      <PartyDuplicates
        candidates={candidates}
        differentFrom={differentFrom}
        onDifferent={setDifferentFrom}
        isRefused={possibleDuplicatesIn(create.error) !== null}
        onPick={onCreated}
      />
    </FormDialog>
  );
}
