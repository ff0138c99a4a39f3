import { Grid } from '@counterpoint/kit/core';
import { Field, FieldGroup, Select, type SelectOption, YearSelect } from '@counterpoint/kit/form';
import { currentLanguage, LOCALES } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as text from '../messages/account.generated.ts';

const MIN_YEAR = 1900;

interface DateFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly legend: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly isBirthday?: boolean;
}

/** Its value is an ISO date; parts that are missing leave it incomplete, such as `1991`, `1991-03` or `-03-14`. */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { control, name, legend, help, isOptional = false, isBirthday = false } = props;
  const { field, fieldState } = useController({ control, name });
  const [year = '', month = '', day = ''] = String(field.value ?? '').split('-');
  const part = (id: string) => ({
    name: `${name}.${id}`,
    onBlur: field.onBlur,
    autoComplete: isBirthday ? `bday-${id}` : 'off',
  });
  const change = (parts: readonly [string, string, string]) => field.onChange(parts.join('-').replace(/-+$/, ''));
  return (
    <FieldGroup legend={legend} help={help} isOptional={isOptional} error={fieldState.error?.message}>
      <Grid templateColumns="4.5rem minmax(0, 1fr) 6rem" gap="2">
        <Field label={text.day()}>
          <Select
            {...part('day')}
            ref={field.ref}
            options={DAYS}
            placeholder=""
            value={day}
            onChange={({ target }) => change([year, month, target.value])}
          />
        </Field>
        <Field label={text.month()}>
          <Select
            {...part('month')}
            options={monthOptions()}
            placeholder=""
            value={month}
            onChange={({ target }) => change([year, target.value, day])}
          />
        </Field>
        <Field label={text.year()}>
          <YearSelect
            {...part('year')}
            oldest={MIN_YEAR}
            current={year}
            value={year}
            onChange={({ target }) => change([target.value, month, day])}
          />
        </Field>
      </Grid>
    </FieldGroup>
  );
}

const DAYS: readonly SelectOption[] = Array.from({ length: 31 }, (_, index) => ({
  value: twoDigits(index + 1),
  label: String(index + 1),
}));

function monthOptions(): SelectOption[] {
  const format = new Intl.DateTimeFormat(LOCALES[currentLanguage()], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: twoDigits(index + 1),
    label: format.format(Date.UTC(2000, index)),
  }));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
