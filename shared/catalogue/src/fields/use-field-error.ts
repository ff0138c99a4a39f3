import { useFormContext, useFormState } from 'react-hook-form';

/** What is wrong with one field of the form around; only this field's state re-renders who asks. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  const { error } = getFieldState(name, state);
  // What is wrong with a list as a whole stands at its root.
  return error?.message ?? error?.root?.message;
}
