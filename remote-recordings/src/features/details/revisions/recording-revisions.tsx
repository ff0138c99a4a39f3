import { type RevisionSource, RevisionsSection } from '@counterpoint/catalogue/revisions';
import {
  RECORDING_PART_LABELS,
  type RecordingDetails,
  type RecordingRevision,
} from '@counterpoint/domain/schemas/recordings';
import { recordingStatus } from '@counterpoint/kit/page';
import { RECORDINGS } from '../../../api/recordings.ts';
import { recordingFacts } from './recording-facts.ts';

export function RecordingRevisions({ id }: { readonly id: string }) {
  return <RevisionsSection source={revisionsOf(id)} />;
}

function revisionsOf(id: string): RevisionSource<RecordingRevision, RecordingDetails> {
  return {
    list: RECORDINGS.revisionsOf(id),
    version: (number) => RECORDINGS.revisionOf(id, number),
    statusOf: ({ state }) => recordingStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => RECORDING_PART_LABELS[part]()),
    factsOf: recordingFacts,
  };
}
