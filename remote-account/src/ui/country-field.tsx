import { choiceLabel, countries, nationalities } from '@counterpoint/domain/countries';
import { Box } from '@counterpoint/kit/core';
import { Field, Select, type SelectOption } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { CountryFlag } from './country-flag.tsx';

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
  const options = optionsOf(of);
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

const made = new Map<string, readonly SelectOption[]>();

/** Made once: two lists of 250 in one form. */
function optionsOf(list: 'countries' | 'nationalities'): readonly SelectOption[] {
  const known = made.get(list);
  if (known) return known;
  const options = (list === 'countries' ? countries() : nationalities()).map(({ code, name }) => {
    const label = choiceLabel(name);
    return { value: code, label, ...(label !== name && { fullLabel: name }) };
  });
  made.set(list, options);
  return options;
}
