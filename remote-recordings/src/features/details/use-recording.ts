import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { fetchRecording } from '../../api/recording-api.ts';
import { recordingKeys } from '../../api/recording-keys.ts';

/** A recording as it stands now. */
export function useRecording(id: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: recordingKeys.details(id),
    queryFn: ({ signal }) => fetchRecording(http, id, signal),
  });
}
