import { useFormContext, useFormState } from 'react-hook-form';

/** Re-renders only on changes of this field's state. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  const { error } = getFieldState(name, state);
  return error?.message ?? error?.root?.message;
}
