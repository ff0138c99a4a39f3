import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';

/** What is wrong with one field; only this field's state re-renders who asks. */
export function useFieldError(name: FieldPath<DraftValues>): string | undefined {
  const { control, getFieldState } = useFormContext<DraftValues>();
  const state = useFormState({ control, name });
  const { error } = getFieldState(name, state);
  // What is wrong with a list as a whole stands at its root.
  return error?.message ?? error?.root?.message;
}
