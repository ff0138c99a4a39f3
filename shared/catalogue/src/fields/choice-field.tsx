import { Field, Select, type SelectOption } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useFormContext } from 'react-hook-form';
import { useFieldError } from './use-field-error.ts';

/** The type parameter limits `name` to fields of the area's form. */
export interface ChoiceFieldProps<Values extends FieldValues> {
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly help?: ReactNode;
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

export function optionsOf(labels: Readonly<Record<string, Message>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label: label() }));
}
