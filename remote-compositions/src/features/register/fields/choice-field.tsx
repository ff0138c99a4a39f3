import { Field, Select, type SelectOption } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import type { TextName } from './text-field.tsx';
import { useFieldError } from './use-field-error.ts';

interface ChoiceFieldProps {
  readonly name: TextName;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly help?: ReactNode;
  /** Stands for 'nothing chosen'; without it something always is. */
  readonly placeholder?: string;
  readonly isRequired?: boolean;
}

/** One of a list. */
export function ChoiceField({ name, label, options, help, placeholder, isRequired = false }: ChoiceFieldProps) {
  const { register } = useFormContext<DraftValues>();
  return (
    <Field label={label} help={help} isOptional={!isRequired} error={useFieldError(name)}>
      <Select {...(placeholder !== undefined && { placeholder })} options={options} {...register(name)} />
    </Field>
  );
}

/** Codes with their words, as a list to choose from. */
export function optionsOf<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
): SelectOption[] {
  return codes.map((value) => ({ value, label: labels[value] }));
}
