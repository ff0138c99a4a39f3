import { Box, chakra } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import { useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as text from '../messages/account.generated.ts';
import { countryOptions } from './country-options.ts';

interface CountryFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly of?: 'countries' | 'nationalities';
  readonly isOptional?: boolean;
}

/** A native select supports type-ahead on phones. It shows 20 characters; screen readers read the full name. */
export function CountryField<Values extends FieldValues>(props: CountryFieldProps<Values>) {
  const { control, name, label, of = 'countries', isOptional = false } = props;
  const { field, fieldState } = useController({ control, name });
  const code = String(field.value ?? '');
  const options = countryOptions(of);
  const chosen = options.find(({ value }) => value === code);
  return (
    <Field label={label} isOptional={isOptional} error={fieldState.error?.message}>
      <Box position="relative">
        {code !== '' && <CountryFlag code={code} />}
        <Select
          {...field}
          value={code}
          options={options}
          placeholder={text.chooseOne()}
          title={chosen?.fullLabel}
          autoComplete={of === 'countries' ? 'country' : 'off'}
          {...(code !== '' && { paddingInlineStart: '11' })}
        />
      </Box>
    </Field>
  );
}

const FLAG_HOST = 'https://flagcdn.com';

function CountryFlag({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      insetStart="3"
      top="0"
      bottom="0"
      zIndex="1"
      display="grid"
      placeItems="center"
      width="6"
      pointerEvents="none"
      fontSize="xs"
      fontWeight="semibold"
      color="muted"
    >
      {failed === code ? (
        code
      ) : (
        <chakra.img
          // A new element per country, or the last flag stays until the next one loads.
          key={code}
          src={`${FLAG_HOST}/${code.toLowerCase()}.svg`}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(code)}
          maxWidth="6"
          maxHeight="4"
          borderWidth="1px"
          borderColor="line"
        />
      )}
    </Box>
  );
}
