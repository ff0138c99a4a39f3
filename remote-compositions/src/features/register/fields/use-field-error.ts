import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';

/** What is wrong with one field; only this field's state re-renders who asks. */
export function useFieldError(name: FieldPath<DraftValues>): string | undefined {
  const { control, getFieldState } = useFormContext<DraftValues>();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}
