import { useQueryClient } from '@counterpoint/contract/query';
import { recordingKeys } from '../../api/recording-keys.ts';

/** Fetches again all that is shown of recordings: one change of a claim shows in many places. */
export function useRecordingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: recordingKeys.all });
}
