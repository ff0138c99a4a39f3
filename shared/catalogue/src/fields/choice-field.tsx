import { Field, Select, type SelectOption } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useFormContext } from 'react-hook-form';
import { useFieldError } from './use-field-error.ts';

/** One of a list; an area says whose form it is, so that only names of its fields are taken. */
export interface ChoiceFieldProps<Values extends FieldValues> {
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly help?: ReactNode;
  /** Stands for 'nothing chosen'; without it something always is. */
  readonly placeholder?: string;
  readonly isRequired?: boolean;
}

export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { name, label, options, help, placeholder, isRequired = false } = props;
  const { register } = useFormContext();
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
