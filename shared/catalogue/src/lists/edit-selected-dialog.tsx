import { type Field as EntryField, type Fields, fieldsOf } from '@counterpoint/domain/fields';
import { Box, Stack, Text } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { EntryDetails } from '../entry/index.ts';
import { FieldInput, formatValues, inputOf } from '../fields/index.ts';
import * as text from '../messages/bulk.generated.ts';
import type { SelectedDialogProps } from './catalogue-bulk-source.ts';
import { SelectedBulkDialog } from './selected-bulk-dialog.tsx';

/** Gives one field the same value in all selected entries, after it showed how many change and from what. */
export function EditSelectedDialog<Details extends EntryDetails>(props: SelectedDialogProps<Details>) {
  const { source } = props;
  const { commonFields } = source;
  const [name, setName] = useState('');
  const form = useForm<Record<string, string>>({ defaultValues: {} });
  const typed = useWatch({ control: form.control, name }) ?? '';
  const field = commonFields[name];
  const edit = field && { name, field, ...readValue({ name, field }, typed) };
  function handleField(chosenName: string) {
    const next = commonFields[chosenName];
    // A choice without an empty option needs a value.
    form.setValue(chosenName, next?.kind === 'choice' && !next.isTyped ? (next.initial ?? '') : '');
    setName(chosenName);
  }
  const changesOf = (items: readonly Details[] | null) => (items && edit ? changesIn(items, edit) : []);
  const sent = (items: readonly Details[] | null) => {
    const changed = changesOf(items).flatMap(({ entries }) => entries);
    return {
      chosen: items && changed,
      ...(edit ? { extra: { field: name, value: edit.value } } : items && { count: items.length }),
      problem: changed.length === 0 ? text.chooseChange() : null,
      isFilled: name !== '',
    };
  };
  return (
    <SelectedBulkDialog act="edit" fetch={source.fetchOwn} isFor={source.isEditable} sent={sent} {...props}>
      {(items) => (
        <>
          <Field label={text.field()}>
            <Select
              value={name}
              placeholder={text.chooseField()}
              options={fieldsOf(commonFields).map(([value, { label }]) => ({ value, label: label() }))}
              onChange={({ target }) => handleField(target.value)}
            />
          </Field>
          {field && (
            <FormProvider {...form}>
              <FieldInput key={name} field={field} name={name} />
            </FormProvider>
          )}
          {edit && <Changes changes={changesOf(items)} to={edit.shown} />}
        </>
      )}
    </SelectedBulkDialog>
  );
}

interface NamedField {
  readonly name: string;
  readonly field: EntryField;
}

function readValue({ name, field }: NamedField, typed: string) {
  const fields: Fields = { [name]: field };
  const value = inputOf(fields, { [name]: typed })[name];
  return { value, shown: shownOf({ name, field }, value) };
}

function shownOf({ name, field }: NamedField, value: unknown): string {
  return formatValues({ [name]: field }, { [name]: value })[name] || text.noValue();
}

interface Change<Details> {
  readonly from: string;
  readonly entries: readonly Details[];
}

/** Groups the entries with another value by what they have now. */
function changesIn<Details extends EntryDetails>(
  items: readonly Details[],
  { shown, ...named }: NamedField & { readonly shown: string },
): Change<Details>[] {
  const valueIn = (item: Details) => Object.entries(item).find(([each]) => each === named.name)?.[1];
  const byValue = Map.groupBy(items, (item) => shownOf(named, valueIn(item)));
  byValue.delete(shown);
  return [...byValue].map(([from, entries]) => ({ from, entries }));
}

function Changes({ changes, to }: { readonly changes: readonly Change<EntryDetails>[]; readonly to: string }) {
  if (changes.length === 0) return <Text role="status">{text.nothingChanges()}</Text>;
  return (
    <Box role="status">
      <Text fontWeight="600">
        {text.changes({ count: changes.reduce((sum, { entries }) => sum + entries.length, 0) })}
      </Text>
      <Stack as="ul" gap="1" maxHeight="12rem" overflowY="auto" tabIndex={0} aria-label={text.changesList()}>
        {changes.map(({ from, entries }) => (
          <Box as="li" key={from}>
            <Text>{text.fromTo({ from, to, count: entries.length })}</Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
