import { Box } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { CountryFlag } from './country-flag.tsx';
import { countryOptions } from './country-options.ts';

interface CountryFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Holds the alpha-2 code, and '' while nothing is chosen. */
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  /** Countries by name, or nationalities by what people are called. */
  readonly of?: 'countries' | 'nationalities';
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
}

/**
 * A country or a nationality of the country reference. The device's own list, because letters typed find the country
 * there, on a phone too; it shows 20 characters of a name (given), and the whole name is read out.
 */
export function CountryField<Values extends FieldValues>(props: CountryFieldProps<Values>) {
  const { control, name, label, of = 'countries', help, isOptional } = props;
  const { field, fieldState } = useController({ control, name });
  const code = String(field.value ?? '');
  const options = countryOptions(of);
  const chosen = options.find(({ value }) => value === code);
  return (
    <Field label={label} help={help} isOptional={isOptional ?? false} error={fieldState.error?.message}>
      <Box position="relative">
        {code !== '' && <CountryFlag code={code} />}
        <Select
          {...field}
          value={code}
          options={options}
          placeholder="Choose one"
          title={chosen?.fullLabel}
          autoComplete={of === 'countries' ? 'country' : 'off'}
          {...(code !== '' && { paddingInlineStart: '11' })}
        />
      </Box>
    </Field>
  );
}
