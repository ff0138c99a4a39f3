import { callingCodes, choiceLabel, splitCallingCode } from '@counterpoint/domain/countries';
import { Box, Flex } from '@counterpoint/kit/core';
import { Field, Input, Select, type SelectOption, useFieldControl } from '@counterpoint/kit/form';
import { useEffect, useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as text from '../messages/account.generated.ts';

interface PhoneFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly country: string;
}

export function PhoneField<Values extends FieldValues>({ control, name, country }: PhoneFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const phone = usePhone({ value: String(field.value ?? ''), country, onChange: field.onChange });
  return (
    <Field label={text.phone()} isOptional error={fieldState.error?.message}>
      <Flex gap="2">
        <Box width="6.5rem" flexShrink={0}>
          <CallingCodeSelect value={phone.choice} onChange={phone.setChoice} />
        </Box>
        <Box flexGrow={1} minWidth="0">
          <Input
            ref={field.ref}
            name={field.name}
            value={phone.number}
            onChange={(event) => phone.setNumber(event.target.value)}
            onBlur={() => {
              field.onBlur();
              phone.split();
            }}
            type="tel"
            autoComplete={phone.choice ? 'tel-national' : 'tel'}
          />
        </Box>
      </Flex>
    </Field>
  );
}

function CallingCodeSelect({ value, onChange }: { value: string; onChange: (choice: string) => void }) {
  const { id } = useFieldControl();
  const code = codeOf(value);
  return (
    <Box position="relative">
      <Select
        id={`${id}-code`}
        aria-label={text.callingCode()}
        // Browsers fill in the calling code but can't tell which country shares it.
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={callingCodeOptions()}
        placeholder={text.code()}
        {...(code && { color: 'transparent', css: CODE_ALONE })}
      />
      {code && (
        <Flex
          aria-hidden="true"
          position="absolute"
          insetStart="3"
          top="0"
          bottom="0"
          align="center"
          pointerEvents="none"
          fontSize={{ base: 'lg', md: 'md' }}
          css={{ '@media (forced-colors: active)': { display: 'none' } }}
        >
          +{code}
        </Flex>
      )}
    </Box>
  );
}

/** The closed list hides its own text; its options and forced colours still need one. */
const CODE_ALONE = { '& option': { color: 'ink' } };

let options: readonly SelectOption[] | null = null;

/** The country comes first, so that type-ahead finds it. */
function callingCodeOptions(): readonly SelectOption[] {
  options ??= callingCodes().map(({ country, code }) => ({
    value: `${country.code} ${code}`,
    label: `${choiceLabel(country.name)} +${code}`,
    fullLabel: `${country.name} +${code}`,
  }));
  return options;
}

function usePhone({ value, country, onChange }: { value: string; country: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<PhoneParts>(() => splitPhone(value, country));
  const [isOwnChoice, setIsOwnChoice] = useState(value.startsWith('+'));
  const parts = joinPhone(typed) === value ? typed : splitPhone(value, country);

  const change = (next: PhoneParts) => {
    setTyped(next);
    onChange(joinPhone(next));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the country only
  useEffect(() => {
    if (!isOwnChoice && country !== '') change({ ...parts, choice: choiceOf(country) });
  }, [country]);

  return {
    ...parts,
    setChoice(choice: string) {
      setIsOwnChoice(true);
      change({ ...parts, choice });
    },
    setNumber(number: string) {
      change({ ...parts, number });
    },
    /** A typed plus chooses the calling code. */
    split() {
      if (!parts.number.startsWith('+')) return;
      setIsOwnChoice(true);
      change(splitPhone(value, parts.choice.slice(0, 2)));
    },
  };
}

interface PhoneParts {
  /** Country and calling code, `GH 233`: countries share codes, and some have several. */
  readonly choice: string;
  readonly number: string;
}

function choiceOf(country: string): string {
  const own = callingCodes().find((calling) => calling.country.code === country);
  return own ? `${country} ${own.code}` : '';
}

function joinPhone({ choice, number }: PhoneParts): string {
  const text = number.trim();
  if (text === '' || text.startsWith('+')) return text;
  return choice ? `+${codeOf(choice)} ${text}` : text;
}

/** Prefers `country`, then a sovereign state, among the countries that share a calling code. */
function splitPhone(stored: string, country: string): PhoneParts {
  const digits = stored.replaceAll(/\D/g, '');
  const code = stored.startsWith('+') ? splitCallingCode(digits)?.code : undefined;
  if (!code) return { choice: choiceOf(country), number: stored };
  const sharing = callingCodes().filter((calling) => calling.code === code);
  const best =
    sharing.find((calling) => calling.country.code === country) ??
    sharing.find((calling) => !calling.country.isTerritory) ??
    sharing[0];
  return { choice: best ? `${best.country.code} ${code}` : '', number: afterDigits(stored, code.length) };
}

function afterDigits(text: string, count: number): string {
  const start = new RegExp(`^\\D*(?:\\d\\D*?){${count}}`).exec(text);
  return text.slice(start?.[0].length ?? 0).trim();
}

function codeOf(choice: string): string {
  return choice.split(' ')[1] ?? '';
}
