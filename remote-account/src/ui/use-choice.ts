import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** What cards need to show and change a field of a form. */
export function useChoice<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  return { name, value: field.value, onChange: field.onChange, error: fieldState.error?.message };
}
