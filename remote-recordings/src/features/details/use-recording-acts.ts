import type { VersionSource } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import { RECORDING_PART_LABELS, type RecordingDetails, type RecordingRevision } from '@counterpoint/domain/schemas';
import { recordingStatus } from '@counterpoint/kit/page';
import {
  confirmRights,
  discardAmendment,
  discardDraft,
  fetchAmendment,
  fetchRevision,
  fetchRevisions,
  remindHolders,
  takeBack,
} from '../../api/recording-acts-api.ts';
import { recordingKeys } from '../../api/recordings-api.ts';
import { useRecordingsChanged } from './claims/use-recording-form.ts';
import { saidBy } from './said-by.ts';

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

/** The versions of a recording. */
export function useRecordingVersions(id: string): VersionSource<RecordingRevision, RecordingDetails> {
  const { http } = useHost();
  return {
    list: { queryKey: recordingKeys.revisions(id), queryFn: ({ signal }) => fetchRevisions(http, id, signal) },
    version: (number) => ({
      queryKey: recordingKeys.revision(id, number),
      queryFn: ({ signal }) => fetchRevision(http, { id, number }, signal),
    }),
    statusOf: ({ state }) => recordingStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => RECORDING_PART_LABELS[part]),
    saidBy,
  };
}
