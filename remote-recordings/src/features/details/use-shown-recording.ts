import { useShownVersion } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type RecordingDetails, recordingDraftOf, rightLineOf } from '@counterpoint/domain/schemas';
import { fetchRecording } from '../../api/recording-api.ts';
import { recordingKeys } from '../../api/recording-keys.ts';
import type { VersionedRecording } from '../../api/recordings-api.ts';

/** Sends what a dialog over a recording says at the version that the dialog shows. */
export function useShownRecording(recording: RecordingDetails) {
  const { http } = useHost();
  const queries = useQueryClient();
  const { id } = recording;
  const newest = () =>
    queries.fetchQuery({ queryKey: recordingKeys.details(id), queryFn: () => fetchRecording(http, id), staleTime: 0 });
  const sendAt = useShownVersion({ shown: recording, newest, isSame: hasSameContent });
  return <Answer>(send: (shown: VersionedRecording) => Promise<Answer>) => sendAt((version) => send({ id, version }));
}

function hasSameContent(one: RecordingDetails, other: RecordingDetails): boolean {
  const isSameVersion = one.revision === other.revision && one.state === other.state;
  return isSameVersion && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** What its submitter says of it, and what others claim. */
function contentOf(recording: RecordingDetails) {
  return [recordingDraftOf(recording), recording.rights.map(rightLineOf)];
}
