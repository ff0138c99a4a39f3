import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';

const OF_ONE_RECORDING = [
  'isrc',
  'ean',
  'catalogue_number',
  'release_date',
  'release_title',
  'recording_date',
  'duration_s',
  'version_title',
  'is_remaster',
];

export function copyOf(source: RecordingDetails): DraftValues {
  const copied = Object.entries(valuesOf(source)).filter(([name]) => !OF_ONE_RECORDING.includes(name));
  return { ...emptyDraft(), ...Object.fromEntries(copied) };
}
