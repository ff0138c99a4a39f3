import { ChoiceField, optionsOf, TextField, useFieldError } from '@counterpoint/catalogue/fields';
import { ShareInput } from '@counterpoint/catalogue/lines';
import { USE_LABELS, USE_TYPES, type UseType } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { Box, Button, Flex, Grid, Stack } from '@counterpoint/kit/core';
import { Checkbox, Field, FieldGroup, Input } from '@counterpoint/kit/form';
import { TerritoryField } from '@counterpoint/kit/territories';
import type { FocusEvent, MouseEvent } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import * as text from '../../messages/rights.generated.ts';

const FIELDS = ['role', 'share', 'valid_from', 'valid_to', 'uses', 'territories', 'source'];

/** Returns the paths whose errors the fields of a line at `name` show. */
export function rightFieldsAt(name: string): string[] {
  return FIELDS.map((field) => `${name}.${field}`);
}

/** Fields of a line of rights, for example at `rights.3`, of the form around them. */
export function RightLineFields({ name }: { name: string }) {
  const { register } = useFormContext();
  return (
    <Stack gap="5">
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" gap="4">
        <ChoiceField<FieldValues>
          name={`${name}.role`}
          label={text.role()}
          options={optionsOf(RIGHTS_HOLDER_ROLE_LABELS)}
          isRequired
        />
        <Field label={text.sharePercent()} error={useFieldError(`${name}.share`)}>
          <ShareInput name={`${name}.share`} label={text.sharePercent()} />
        </Field>
        <Field label={text.firstDay()} error={useFieldError(`${name}.valid_from`)}>
          {/* An invalid period is reported at its last day. */}
          <Input type="date" {...register(`${name}.valid_from`, { deps: `${name}.valid_to` })} />
        </Field>
        <TextField<FieldValues> name={`${name}.valid_to`} label={text.lastDay()} type="date" />
      </Grid>
      <UsesField name={`${name}.uses`} />
      <Territories name={`${name}.territories`} />
      <TextField<FieldValues> name={`${name}.source`} label={text.source()} help={text.sourceHelp()} />
      <Checkbox label={text.thirdParty()} {...register(`${name}.is_controlled_by_third_party`)} />
    </Stack>
  );
}

function UsesField({ name }: { name: string }) {
  const { field } = useController({ name });
  const uses: readonly UseType[] = field.value;
  function handleAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    field.onChange([...USE_TYPES]);
  }
  return (
    <Box onBlur={onLeave(field.onBlur)}>
      <FieldGroup legend={text.uses()} error={useFieldError(name)}>
        <Flex columnGap="5" rowGap="1" wrap="wrap" align="center">
          {USE_TYPES.map((use) => (
            <Checkbox
              key={use}
              name={name}
              label={USE_LABELS[use]()}
              checked={uses.includes(use)}
              onChange={({ target }) =>
                field.onChange(USE_TYPES.filter((each) => (each === use ? target.checked : uses.includes(each))))
              }
            />
          ))}
          {uses.length < USE_TYPES.length && (
            <Button variant="ghost" size="sm" onClick={handleAll}>
              {text.allUses()}
            </Button>
          )}
        </Flex>
      </FieldGroup>
    </Box>
  );
}

function Territories({ name }: { name: string }) {
  const { field } = useController({ name });
  return (
    <Box onBlur={onLeave(field.onBlur)}>
      <TerritoryField name={name} value={field.value} onChange={field.onChange} error={useFieldError(name)} />
    </Box>
  );
}

/** Not for a press on a label, which moves the focus to nothing or to what the group is in. */
function onLeave(act: () => void) {
  return ({ currentTarget: group, relatedTarget: next }: FocusEvent) => {
    if (next && !group.contains(next) && !next.contains(group)) act();
  };
}
