import { type DialogForm, type DialogFormOptions, FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EntryDetails, EntrySource } from '../entry/entry-source.ts';
import { useEntryChanged, useShownEntry } from '../entry/index.ts';
import { TextareaField } from '../fields/index.ts';
import { OnBehalf } from '../mandates/index.ts';
import * as text from '../messages/contest.generated.ts';
import type { EntryView } from '../revisions/entry-view.ts';

interface ContestFormProps<Values extends FieldValues> extends Pick<EntryView<never>, 'given'> {
  readonly dialogForm: DialogForm<Values>;
  readonly fields: readonly string[];
  readonly isWide?: boolean;
  readonly onClose: () => void;
  /** The fields for what should be the member's, and the preview. */
  readonly children: ReactNode;
}

interface ContestOptions<
  Details extends EntryDetails,
  Values extends FieldValues,
  Body extends { readonly reason: string },
> extends Pick<DialogFormOptions<Values, Body>, 'initial' | 'schema' | 'read' | 'fieldOf'> {
  readonly source: EntrySource<Details>;
  readonly entry: Details;
  readonly onClose: () => void;
}

/** A form that contests an entry as it is shown. */
export function useContestForm<
  Details extends EntryDetails,
  Values extends FieldValues,
  Body extends { readonly reason: string },
>({ source, entry, onClose, ...form }: ContestOptions<Details, Values, Body>): DialogForm<Values> {
  const { http, notify } = useHost();
  const sendAt = useShownEntry(source, entry);
  return useDialogForm<Values, Body>({
    ...form,
    isCheckedOnLeave: true,
    refresh: useEntryChanged(source),
    send: (body) => sendAt((shown) => source.contest(http, shown, body)),
    onDone() {
      notify(text.done(), { type: 'success' });
      onClose();
    },
  });
}

export function ContestForm<Values extends FieldValues>(props: ContestFormProps<Values>) {
  const { given, dialogForm, fields, isWide = false, onClose, children } = props;
  return (
    <FormDialog
      isWide={isWide}
      title={text.contest({ given })}
      submitLabel={text.submit({ given })}
      dialogForm={dialogForm}
      fields={['reason', ...fields]}
      onClose={onClose}
    >
      <OnBehalf />
      <Text>{text.hint({ given })}</Text>
      <TextareaField<FieldValues> name="reason" label={text.problem()} />
      <Text fontWeight="semibold">{text.correct({ given })}</Text>
      {children}
    </FormDialog>
  );
}
