import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type NewComposer, type NewComposerInput, newComposer, type Party } from '@counterpoint/domain/schemas/parties';
import { Field, Input } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useDialogForm } from '../dialogs/use-dialog-form.ts';
import * as text from '../messages/parties.generated.ts';
import { type PartyResource, partiesOf, usePartyCandidates } from './party-api.ts';
import { PartyDuplicates } from './party-duplicates.tsx';
import { possibleDuplicatesIn } from './refused-duplicates.ts';

export type PartyNoun = 'writer' | 'publisher' | 'contributor' | 'holder' | 'party';

const FIELDS = {
  person: ['given_names', 'family_name', 'ipi_name_number', 'isni'],
  organisation: ['organisation_name', 'ipi_name_number', 'isni'],
} as const;

type NewPartyField = (typeof FIELDS)[keyof typeof FIELDS][number];

const REQUIRED: readonly NewPartyField[] = ['family_name', 'organisation_name'];

const LABELS: Readonly<Record<NewPartyField, Message<{ what: 'publisher' | 'other' }>>> = {
  given_names: text.givenNames,
  family_name: text.familyName,
  organisation_name: text.organisationName,
  ipi_name_number: text.ipiName,
  isni: () => 'ISNI',
};

interface NewPartyDialogProps {
  readonly resource: PartyResource;
  readonly what: PartyNoun;
  readonly ipiHelp?: string | undefined;
  readonly defaults: NewComposerInput & { readonly kind: keyof typeof FIELDS };
  readonly onCreated: (party: Party) => void;
  readonly onClose: () => void;
}

export function NewPartyDialog(props: NewPartyDialogProps) {
  const { resource, what, ipiHelp, defaults, onCreated, onClose } = props;
  const { kind } = defaults;
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
  const typed = useWatch({
    control,
    compute: ({ given_names, family_name, organisation_name, ipi_name_number, isni }: NewComposerInput) => ({
      given_names,
      family_name,
      organisation_name,
      ipi_name_number,
      isni,
    }),
  });
  const candidates = usePartyCandidates(resource, { kind, ...typed });
  const helps: Partial<Record<NewPartyField, string | undefined>> = {
    ipi_name_number: ipiHelp,
    isni: kind === 'person' ? text.isniHelp() : undefined,
  };
  return (
    <FormDialog
      title={text.addNew({ what })}
      submitLabel={text.addThis({ what })}
      dialogForm={dialogForm}
      fields={FIELDS[kind]}
      onClose={onClose}
    >
      {FIELDS[kind].map((name) => (
        <Field
          key={name}
          label={LABELS[name]({ what: what === 'publisher' ? what : 'other' })}
          isOptional={!REQUIRED.includes(name)}
          help={helps[name]}
          error={formState.errors[name]?.message}
        >
          <Input autoComplete="off" {...(name === 'ipi_name_number' && { inputMode: 'numeric' })} {...register(name)} />
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
