import { type DialogForm, type DialogFormOptions, useDialogForm } from '@counterpoint/area-ui/dialogs';
import type { FieldValues } from 'react-hook-form';
import { useWorkChanged } from '../use-work.ts';

/** A form over a work: what is shown of it is fetched again after each attempt. */
export function useWorkForm<Values extends FieldValues, Body>(
  options: Omit<DialogFormOptions<Values, Body>, 'refresh'>,
): DialogForm<Values> {
  const refresh = useWorkChanged();
  return useDialogForm({ ...options, refresh });
}
