import { useShownVersion } from '@counterpoint/catalogue/versions';
import { useQueryClient } from '@counterpoint/contract/query';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { recordingKeys, type VersionedRecording } from '../../api/recordings-api.ts';

/** Sends what a dialog over a recording says at the version that the dialog shows. */
export function useShownRecording({ id, version }: RecordingDetails) {
  const queries = useQueryClient();
  const now = () => queries.getQueryData<RecordingDetails>(recordingKeys.details(id))?.version ?? version;
  const sendAt = useShownVersion(version, now);
  return <Answer>(send: (recording: VersionedRecording) => Promise<Answer>) =>
    sendAt((shown) => send({ id, version: shown }));
}
