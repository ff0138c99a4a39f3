import { PASSWORD_MIN } from '@counterpoint/domain/schemas/members';
import { Flex, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type Control, type FieldValues, type Path, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import type { Strength } from './password-strength.ts';
import { usePasswordStrength } from './use-password-strength.ts';

interface NewPasswordFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly input: UseFormRegisterReturn<Path<Values>>;
  readonly error: string | undefined;
  readonly label?: string;
  /** Names and addresses, which others know and guess first. */
  readonly known?: readonly string[];
}

export function NewPasswordField<Values extends FieldValues>({
  control,
  input,
  error,
  label = 'Password',
  known = [],
}: NewPasswordFieldProps<Values>) {
  const typed: unknown = useWatch({ control, name: input.name });
  return (
    <Field
      label={label}
      help={`A few words you will remember: at least ${PASSWORD_MIN} characters, any you like.`}
      error={error}
    >
      <PasswordInput {...input} autoComplete="new-password" />
      <Meter password={typeof typed === 'string' ? typed : ''} known={known} />
    </Field>
  );
}

const WORDS = { 1: 'easy to guess', 2: 'could be stronger', 3: 'good', 4: 'strong' } as const;
const COLOURS = { 1: 'terracotta', 2: 'gold', 3: 'green', 4: 'green' } as const;
const STEPS: readonly Strength[] = [1, 2, 3, 4];

function Meter({ password, known }: { password: string; known: readonly string[] }) {
  const strength = usePasswordStrength(password, known);
  const isEnough = password.length >= PASSWORD_MIN;
  return (
    <>
      <Flex aria-hidden="true" gap="1" marginTop="1">
        {STEPS.map((step) => (
          <Bar key={step} colour={strength !== null && step <= strength ? COLOURS[strength] : 'line'} />
        ))}
      </Flex>
      <Flex aria-hidden="true" justify="space-between" wrap="wrap" columnGap="4" fontSize="sm" minHeight="5">
        <Text color={isEnough ? 'green.text' : 'muted'}>{lengthInWords(password.length)}</Text>
        {strength !== null && <Text color="muted">Strength: {WORDS[strength]}</Text>}
      </Flex>
      {/* Announced when it becomes true, and not at every key. */}
      <VisuallyHidden role="status">{isEnough && inWords(strength)}</VisuallyHidden>
    </>
  );
}

function Bar({ colour }: { colour: string }): ReactNode {
  return <Flex flexGrow={1} height="1" borderRadius="full" background={colour} transition="background-color 0.2s" />;
}

const AS_WELL = { 1: 'but easy to guess', 2: 'but could be stronger', 3: 'and good', 4: 'and strong' } as const;

function inWords(strength: Strength | null): string {
  const enough = 'The password is long enough';
  return strength === null ? `${enough}.` : `${enough}, ${AS_WELL[strength]}.`;
}

function lengthInWords(length: number): string {
  if (length === 0) return '';
  if (length >= PASSWORD_MIN) return `${length} characters: long enough.`;
  const missing = PASSWORD_MIN - length;
  return `${length} ${length === 1 ? 'character' : 'characters'}, ${missing} more to go.`;
}
