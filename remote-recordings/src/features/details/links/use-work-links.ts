import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { RecordedWorks, RecordingDetails } from '@counterpoint/domain/schemas';
import { fetchRecordedWorks, linkWork, unlinkWork } from '../../../api/links-api.ts';
import { recordingKeys } from '../../../api/recording-keys.ts';
import { useRecordingsChanged } from '../use-recordings-changed.ts';

/** The works that a recording is linked with, and what changes that. */
export function useWorkLinks({ id, state }: RecordingDetails) {
  const { http } = useHost();
  const queries = useQueryClient();
  const refresh = useRecordingsChanged();
  const works = useQuery({
    queryKey: recordingKeys.works(id),
    queryFn: ({ signal }) => fetchRecordedWorks(http, id, signal),
    enabled: state === 'registered',
  });
  /** Shown at once; fetched again also after a refusal. */
  async function settle(changed: Promise<RecordedWorks>) {
    try {
      queries.setQueryData(recordingKeys.works(id), await changed);
    } finally {
      void refresh();
    }
  }
  return {
    works,
    link: (compositionId: string) => settle(linkWork(http, id, compositionId)),
    unlink: (compositionId: string) => settle(unlinkWork(http, id, compositionId)),
  };
}
