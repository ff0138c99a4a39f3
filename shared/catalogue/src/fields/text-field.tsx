import { Field, Input, type InputProps } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useFormContext } from 'react-hook-form';
import { useFieldError } from './use-field-error.ts';

/** The type parameter limits `name` to fields of the area's form. */
export interface TextFieldProps<Values extends FieldValues>
  extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'max'> {
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  /** Formats the value on blur: `gbemi0300013` as `GB-EMI-03-00013`. */
  readonly shown?: (typed: string) => string;
}

export function TextField<Values extends FieldValues>({
  name,
  label,
  help,
  isRequired = false,
  shown,
  ...input
}: TextFieldProps<Values>) {
  const { register, setValue } = useFormContext();
  const at: string = name;
  const field = register(at, {
    ...(shown && { onBlur: (event: { target: { value: string } }) => setValue(at, shown(event.target.value)) }),
  });
  return (
    <Field label={label} help={help} isOptional={!isRequired} error={useFieldError(at)}>
      <Input autoComplete="off" {...input} {...field} />
    </Field>
  );
}
