import { loadCommonPasswords } from '@counterpoint/domain/passwords';
import { PASSWORD_MIN } from '@counterpoint/domain/schemas/members';
import { Flex, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { type ChangeEvent, type FocusEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import * as text from '../messages/new-password.generated.ts';
import type { Strength } from './password-strength.ts';

interface NewPasswordFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label?: string;
  /** Personal data, which attackers try first. */
  readonly known?: readonly string[];
}

/** Validates the password as it is left, and while an error is being corrected. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { form, name, label = text.password(), known = [] } = props;
  const input = form.register(name);
  const error = form.getFieldState(name, form.formState).error?.message;
  const typed: unknown = useWatch({ control: form.control, name });
  async function handleBlur(event: FocusEvent): Promise<void> {
    await input.onBlur(event);
    // A check here would remove the error of a password that only the API rejects.
    if (typed !== '' && error === undefined) await form.trigger(name);
  }
  async function handleChange(event: ChangeEvent): Promise<void> {
    await input.onChange(event);
    if (error !== undefined) await form.trigger(name);
  }
  return (
    <Field label={label} help={text.help({ min: PASSWORD_MIN })} error={error}>
      <PasswordInput {...input} onBlur={handleBlur} onChange={handleChange} autoComplete="new-password" />
      <Meter password={typeof typed === 'string' ? typed : ''} known={known} isRejected={error !== undefined} />
    </Field>
  );
}

const LABELS = { 1: text.guessable, 2: text.fair, 3: text.good, 4: text.strong } as const;
const COLOURS = { 1: 'terracotta', 2: 'gold', 3: 'green', 4: 'green' } as const;
const STEPS: readonly Strength[] = [1, 2, 3, 4];

/** Lists of common passwords are longer than those of the estimate, so a rejected password may look strong to it. */
function Meter({ password, known, isRejected }: { password: string; known: readonly string[]; isRejected: boolean }) {
  const estimate = usePasswordStrength(password, known);
  const strength = isRejected && estimate !== null ? 1 : estimate;
  const isEnough = password.length >= PASSWORD_MIN;
  return (
    <>
      <Flex aria-hidden="true" gap="1" marginTop="1">
        {STEPS.map((step) => (
          <Bar key={step} colour={strength !== null && step <= strength ? COLOURS[strength] : 'line'} />
        ))}
      </Flex>
      <Flex aria-hidden="true" justify="space-between" wrap="wrap" columnGap="4" fontSize="sm" minHeight="5">
        <Text color={isEnough ? 'green.text' : 'muted'}>{formatLength(password.length)}</Text>
        {strength !== null && <Text color="muted">{LABELS[strength]()}</Text>}
      </Flex>
      {/* Announced once, not at every key. */}
      <VisuallyHidden role="status">
        {isEnough && (strength === null ? text.announceEnough() : text.announcements[strength]())}
      </VisuallyHidden>
    </>
  );
}

function Bar({ colour }: { colour: string }): ReactNode {
  return <Flex flexGrow={1} height="1" borderRadius="full" background={colour} transition="background-color 0.2s" />;
}

function formatLength(length: number): string {
  if (length === 0) return '';
  return length >= PASSWORD_MIN ? text.enough({ length }) : text.missing({ length, missing: PASSWORD_MIN - length });
}

type Estimate = typeof import('./password-strength.ts')['strengthOf'];

/** Null while empty or loading. */
function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    // Without the list, the API rejects a common password as the form is sent.
    loadCommonPasswords().catch(() => undefined);
    let isUnmounted = false;
    import('./password-strength.ts').then(
      ({ strengthOf }) => !isUnmounted && setEstimate(() => strengthOf),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  const typed = useDeferredValue(password);
  return estimate && typed !== '' ? estimate(typed, known) : null;
}
