import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CompositionDetails, RecordingsOfWork } from '@counterpoint/domain/schemas';
import { fetchRecordingsOf, linkRecording, unlinkRecording } from '../../../api/recordings-api.ts';
import { workKeys } from '../../../api/work-api.ts';
import { useWorkChanged } from '../use-work.ts';

/** The recordings that a work is linked with, and what changes that. */
export function useRecordingLinks({ id, state }: CompositionDetails) {
  const { http } = useHost();
  const queries = useQueryClient();
  const refresh = useWorkChanged();
  const recordings = useQuery({
    queryKey: workKeys.recordings(id),
    queryFn: ({ signal }) => fetchRecordingsOf(http, id, signal),
    enabled: state === 'registered' || state === 'registered_incomplete',
  });
  /** Shown at once; fetched again also after a refusal. */
  async function settle(changed: Promise<RecordingsOfWork>) {
    try {
      queries.setQueryData(workKeys.recordings(id), await changed);
    } finally {
      void refresh();
    }
  }
  return {
    recordings,
    link: (recordingId: string) => settle(linkRecording(http, id, recordingId)),
    unlink: (recordingId: string) => settle(unlinkRecording(http, id, recordingId)),
  };
}
