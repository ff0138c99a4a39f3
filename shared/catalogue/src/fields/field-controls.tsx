import { Field, Input, type InputProps, Select, type SelectOption, Textarea, YearSelect } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useFormContext, useFormState } from 'react-hook-form';

/** The type parameter limits `name` to fields of the area's form. */
export interface TextFieldProps<Values extends FieldValues>
  extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'max'> {
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  /** In a line just added: its errors wait until the member leaves the field. */
  readonly isNew?: boolean;
  /** Formats the value on blur: `gbemi0300013` as `GB-EMI-03-00013`. */
  readonly shown?: (typed: string) => string;
}

export function TextField<Values extends FieldValues>({
  name,
  label,
  help,
  isRequired = false,
  isNew = false,
  shown,
  ...input
}: TextFieldProps<Values>) {
  const { register, setValue } = useFormContext();
  const at: string = name;
  const field = register(at, {
    ...(shown && { onBlur: (event: { target: { value: string } }) => setValue(at, shown(event.target.value)) }),
  });
  return (
    <Field label={label} help={help} isOptional={!isRequired} error={useFieldError(at, isNew)}>
      <Input autoComplete="off" {...input} {...field} />
    </Field>
  );
}

export function TextareaField<Values extends FieldValues>(
  props: Pick<TextFieldProps<Values>, 'name' | 'label' | 'help'>,
) {
  const { name, label, help } = props;
  const { register } = useFormContext();
  return (
    <Field label={label} help={help} error={useFieldError(name)}>
      <Textarea {...register(name)} />
    </Field>
  );
}

interface YearFieldProps<Values extends FieldValues>
  extends Pick<TextFieldProps<Values>, 'name' | 'label' | 'help' | 'isRequired'> {
  readonly oldest: number;
}

export function YearField<Values extends FieldValues>(props: YearFieldProps<Values>) {
  const { name, label, help, isRequired = false, oldest } = props;
  const { register, getValues } = useFormContext();
  return (
    <Field label={label} help={help} isOptional={!isRequired} error={useFieldError(name)}>
      <YearSelect oldest={oldest} current={getValues(name)} {...register(name)} />
    </Field>
  );
}

/** Re-renders only on changes of this field's state. With `isNew`, returns no error until the member has left the field. */
export function useFieldError(name: string, isNew = false): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  const { error, isTouched } = getFieldState(name, state);
  if (isNew && !isTouched) return undefined;
  return error?.message ?? error?.root?.message;
}

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
