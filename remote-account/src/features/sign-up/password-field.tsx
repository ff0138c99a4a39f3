import { PASSWORD_MIN } from '@counterpoint/domain/schemas';
import { Text, VisuallyHidden } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import type { ComponentProps } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { SignUpValues } from './sign-up-values.ts';

interface PasswordFieldProps {
  readonly control: Control<SignUpValues>;
  readonly input: ComponentProps<typeof PasswordInput>;
  readonly error: string | undefined;
}

/** A new password, with its length told while one types. */
export function PasswordField({ control, input, error }: PasswordFieldProps) {
  return (
    <Field
      label="Password"
      help={`A few words you will remember: at least ${PASSWORD_MIN} characters, any you like.`}
      error={error}
    >
      <PasswordInput {...input} autoComplete="new-password" />
      <PasswordLength control={control} />
    </Field>
  );
}

function PasswordLength({ control }: Pick<PasswordFieldProps, 'control'>) {
  const { length } = useWatch({ control, name: 'password' });
  const isEnough = length >= PASSWORD_MIN;
  return (
    <>
      <Text aria-hidden="true" fontSize="sm" minHeight="5" color={isEnough ? 'green.text' : 'muted'}>
        {lengthInWords(length)}
      </Text>
      {/* Read out when it becomes true, and not at every key. */}
      <VisuallyHidden role="status">{isEnough && 'The password is long enough.'}</VisuallyHidden>
    </>
  );
}

function lengthInWords(length: number): string {
  if (length === 0) return '';
  if (length >= PASSWORD_MIN) return `${length} characters: long enough.`;
  const missing = PASSWORD_MIN - length;
  return `${length} ${length === 1 ? 'character' : 'characters'}, ${missing} more to go.`;
}
