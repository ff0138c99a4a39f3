import { type DialogForm, type DialogFormOptions, useDialogForm } from '@counterpoint/catalogue/versions';
import { useQueryClient } from '@counterpoint/contract/query';
import type { FieldValues } from 'react-hook-form';
import { recordingKeys } from '../../../api/recordings-api.ts';

/** A form over a recording: what is shown of it is fetched again after each attempt. */
export function useRecordingForm<Values extends FieldValues, Body>(
  options: Omit<DialogFormOptions<Values, Body>, 'refresh'>,
): DialogForm<Values> {
  const refresh = useRecordingsChanged();
  return useDialogForm({ ...options, refresh });
}

/** Fetches again all that is shown of recordings: one change of a claim shows in many places. */
export function useRecordingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: recordingKeys.all });
}
