import { entrySource } from '@counterpoint/catalogue/entry';
import {
  type RecordingDetails,
  recordingDetails,
  recordingDraftOf,
  recordingRevisions,
  rightLineOf,
} from '@counterpoint/domain/schemas/recordings';

export const RECORDINGS = entrySource({
  name: 'recordings',
  schema: recordingDetails,
  revisions: recordingRevisions,
  claims: 'line-up-claims',
  contentOf,
});

function contentOf(recording: RecordingDetails) {
  return [recordingDraftOf(recording), recording.rights.map(rightLineOf)];
}
