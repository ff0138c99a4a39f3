import { Field, Input, type InputProps } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useFormContext } from 'react-hook-form';
import { useFieldError } from './use-field-error.ts';

/** One line of text; an area says whose form it is, so that only names of its fields are taken. */
export interface TextFieldProps<Values extends FieldValues>
  extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'max'> {
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  /** What is typed as it is shown once the field is left: `gbemi0300013` as `GB-EMI-03-00013`. */
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
