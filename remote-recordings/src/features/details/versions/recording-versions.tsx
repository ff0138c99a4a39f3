import { useEntryVersions } from '@counterpoint/catalogue/entry';
import { type VersionSource, VersionsSection } from '@counterpoint/catalogue/versions';
import {
  RECORDING_PART_LABELS,
  type RecordingDetails,
  type RecordingRevision,
} from '@counterpoint/domain/schemas/recordings';
import { recordingStatus } from '@counterpoint/kit/page';
import { RECORDINGS } from '../../../api/recordings.ts';
import { recordingFacts } from './recording-facts.ts';

export function RecordingVersions({ id }: { readonly id: string }) {
  return <VersionsSection source={useRecordingVersions(id)} />;
}

function useRecordingVersions(id: string): VersionSource<RecordingRevision, RecordingDetails> {
  return {
    ...useEntryVersions(RECORDINGS, id),
    statusOf: ({ state }) => recordingStatus(state, false),
    changedIn: ({ changed }) => changed.map((part) => RECORDING_PART_LABELS[part]()),
    factsOf: recordingFacts,
  };
}
