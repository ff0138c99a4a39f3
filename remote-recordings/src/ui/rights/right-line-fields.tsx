import { USE_LABELS, USE_TYPES } from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS, RIGHTS_HOLDER_ROLES } from '@counterpoint/domain/schemas/recordings';
import { formatShareNumber, parseShare } from '@counterpoint/domain/shares';
import { Box, Button, Flex, Grid, Stack } from '@counterpoint/kit/core';
import { Checkbox, Field, FieldGroup, Input, Select } from '@counterpoint/kit/form';
import { TerritoryField } from '@counterpoint/kit/territories';
import type { MouseEvent } from 'react';
import * as text from '../../messages/rights.generated.ts';
import type { RightValues } from './right-values.ts';
import { useOnLeave } from './use-on-leave.ts';

export interface RightLineFieldsProps {
  readonly name: string;
  readonly value: RightValues;
  readonly onChange: (value: RightValues) => void;
  /** For a path such as `rights.3.share`. */
  readonly errorAt: (path: string) => string | undefined;
  readonly onLeave: (field: keyof RightValues) => void;
}

export function RightLineFields({ name, value, onChange, errorAt, onLeave }: RightLineFieldsProps) {
  const change = (part: Partial<RightValues>) => onChange({ ...value, ...part });
  const usesGroup = useOnLeave<HTMLDivElement>(() => onLeave('uses'));
  const territoriesGroup = useOnLeave<HTMLDivElement>(() => onLeave('territories'));
  const errorOf = (field: keyof RightValues) => errorAt(`${name}.${field}`);
  function handleShareBlur() {
    const share = parseShare(value.share);
    if (share !== null && formatShareNumber(share) !== value.share) change({ share: formatShareNumber(share) });
    onLeave('share');
  }
  return (
    <Stack gap="5">
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" gap="4">
        <Field label={text.role()} error={errorOf('role')}>
          <Select
            name={`${name}.role`}
            options={RIGHTS_HOLDER_ROLES.map((role) => ({ value: role, label: RIGHTS_HOLDER_ROLE_LABELS[role]() }))}
            value={value.role}
            onChange={({ target }) => {
              const role = RIGHTS_HOLDER_ROLES.find((each) => each === target.value);
              if (role) change({ role });
            }}
          />
        </Field>
        <Field label={text.sharePercent()} error={errorOf('share')}>
          <Input
            name={`${name}.share`}
            inputMode="decimal"
            autoComplete="off"
            textAlign="end"
            fontVariantNumeric="tabular-nums"
            value={value.share}
            onChange={({ target }) => change({ share: target.value })}
            onBlur={handleShareBlur}
          />
        </Field>
        <DayFields name={name} value={value} onChange={onChange} errorAt={errorAt} onLeave={onLeave} />
      </Grid>
      <Box ref={usesGroup}>
        <UsesField name={name} value={value} onChange={onChange} error={errorOf('uses')} />
      </Box>
      <Box ref={territoriesGroup}>
        <TerritoryField
          name={`${name}.territories`}
          value={value.territories}
          onChange={(territories) => change({ territories })}
          error={errorOf('territories')}
        />
      </Box>
      <Field label={text.source()} isOptional help={text.sourceHelp()} error={errorOf('source')}>
        <Input
          name={`${name}.source`}
          autoComplete="off"
          value={value.source}
          onChange={({ target }) => change({ source: target.value })}
          onBlur={() => onLeave('source')}
        />
      </Field>
      <Checkbox
        name={`${name}.is_controlled_by_third_party`}
        label={text.thirdParty()}
        checked={value.is_controlled_by_third_party}
        onChange={({ target }) => change({ is_controlled_by_third_party: target.checked })}
        error={errorOf('is_controlled_by_third_party')}
      />
    </Stack>
  );
}

interface UsesFieldProps extends Pick<RightLineFieldsProps, 'name' | 'value' | 'onChange'> {
  readonly error: string | undefined;
}

function UsesField({ name, value, onChange, error }: UsesFieldProps) {
  const { uses } = value;
  const isAll = uses.length === USE_TYPES.length;
  function handleAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    onChange({ ...value, uses: [...USE_TYPES] });
  }
  return (
    <FieldGroup legend={text.uses()} error={error}>
      <Flex columnGap="5" rowGap="1" wrap="wrap" align="center">
        {USE_TYPES.map((use) => (
          <Checkbox
            key={use}
            name={`${name}.uses`}
            label={USE_LABELS[use]()}
            checked={uses.includes(use)}
            onChange={({ target }) =>
              onChange({
                ...value,
                uses: USE_TYPES.filter((each) => (each === use ? target.checked : uses.includes(each))),
              })
            }
          />
        ))}
        {!isAll && (
          <Button variant="ghost" size="sm" onClick={handleAll}>
            {text.allUses()}
          </Button>
        )}
      </Flex>
    </FieldGroup>
  );
}

function DayFields({ name, value, onChange, errorAt, onLeave }: RightLineFieldsProps) {
  function handleFirstDayBlur() {
    onLeave('valid_from');
    // An invalid period is reported at its last day.
    if (value.valid_to !== '') onLeave('valid_to');
  }
  return (
    <>
      <Field label={text.firstDay()} error={errorAt(`${name}.valid_from`)}>
        <Input
          type="date"
          name={`${name}.valid_from`}
          value={value.valid_from}
          onChange={({ target }) => onChange({ ...value, valid_from: target.value })}
          onBlur={handleFirstDayBlur}
        />
      </Field>
      <Field label={text.lastDay()} isOptional error={errorAt(`${name}.valid_to`)}>
        <Input
          type="date"
          name={`${name}.valid_to`}
          value={value.valid_to}
          onChange={({ target }) => onChange({ ...value, valid_to: target.value })}
          onBlur={() => onLeave('valid_to')}
        />
      </Field>
    </>
  );
}
