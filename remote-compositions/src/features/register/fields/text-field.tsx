import { Field, Input, type InputProps } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldPathByValue, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { useFieldError } from './use-field-error.ts';

export type TextName = FieldPathByValue<DraftValues, string>;

interface TextFieldProps extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'max'> {
  readonly name: TextName;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
}

/** One line of text of the draft. */
export function TextField({ name, label, help, isRequired = false, ...input }: TextFieldProps) {
  const { register } = useFormContext<DraftValues>();
  return (
    <Field label={label} help={help} isOptional={!isRequired} error={useFieldError(name)}>
      <Input autoComplete="off" {...input} {...register(name)} />
    </Field>
  );
}
