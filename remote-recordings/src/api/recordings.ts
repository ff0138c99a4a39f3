import { entrySource } from '@counterpoint/catalogue/entry';
import {
  type RecordingDetails,
  recordingDetails,
  recordingDraftOf,
  recordingRevisions,
  rightLineOf,
} from '@counterpoint/domain/schemas';

/** What the pages of a recording ask of the API. */
export const RECORDINGS = entrySource({
  name: 'recordings',
  schema: recordingDetails,
  revisions: recordingRevisions,
  contentOf,
});

/** What its submitter says of it, and what others claim. */
function contentOf(recording: RecordingDetails) {
  return [recordingDraftOf(recording), recording.rights.map(rightLineOf)];
}
