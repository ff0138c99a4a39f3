import { type VersionSource, VersionsSection } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { RECORDING_PART_LABELS, type RecordingDetails, type RecordingRevision } from '@counterpoint/domain/schemas';
import { recordingStatus } from '@counterpoint/kit/page';
import { fetchRevision, fetchRevisions } from '../../../api/recording-acts-api.ts';
import { recordingKeys } from '../../../api/recording-keys.ts';
import { saidBy } from './said-by.ts';

/** The versions of a recording, and any two of them side by side. */
export function RecordingVersions({ id }: { readonly id: string }) {
  return <VersionsSection source={useRecordingVersions(id)} />;
}

function useRecordingVersions(id: string): VersionSource<RecordingRevision, RecordingDetails> {
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
