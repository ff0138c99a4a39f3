import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import {
  confirmRights,
  discardAmendment,
  discardDraft,
  fetchAmendment,
  remindHolders,
  takeBack,
} from '../../api/recording-acts-api.ts';
import { recordingKeys } from '../../api/recording-keys.ts';
import { useRecordingsChanged } from './use-recordings-changed.ts';

/** The new version beside the one in force, where the member may know of one. */
export function useAmendment({ id, pending_revision, revision }: RecordingDetails) {
  const { http } = useHost();
  return useQuery({
    queryKey: recordingKeys.amendment(id),
    queryFn: ({ signal }) => fetchAmendment(http, id, signal),
    enabled: pending_revision !== null && pending_revision !== revision,
  });
}

/** What is done to a version with one press. What is shown is fetched again also after a refusal. */
export function useRecordingActs(recording: RecordingDetails) {
  const { http } = useHost();
  const queries = useQueryClient();
  const refresh = useRecordingsChanged();
  return {
    confirm: () => confirmRights(http, recording).finally(refresh),
    takeBack: () => takeBack(http, recording).finally(refresh),
    remind: () => remindHolders(http, recording.id).finally(refresh),
    async discardAmendment() {
      try {
        await discardAmendment(http, recording);
        queries.removeQueries({ queryKey: recordingKeys.amendment(recording.id) });
      } finally {
        void refresh();
      }
    },
    async discardDraft() {
      await discardDraft(http, recording);
      queries.removeQueries({ queryKey: recordingKeys.details(recording.id) });
      void refresh();
    },
  };
}
