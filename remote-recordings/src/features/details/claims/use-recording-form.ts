import { type DialogForm, type DialogFormOptions, useDialogForm } from '@counterpoint/area-ui/dialogs';
import type { FieldValues } from 'react-hook-form';
import { useRecordingsChanged } from '../use-recordings-changed.ts';

/** A form over a recording: what is shown of it is fetched again after each attempt. */
export function useRecordingForm<Values extends FieldValues, Body>(
  options: Omit<DialogFormOptions<Values, Body>, 'refresh'>,
): DialogForm<Values> {
  const refresh = useRecordingsChanged();
  return useDialogForm({ ...options, refresh });
}
