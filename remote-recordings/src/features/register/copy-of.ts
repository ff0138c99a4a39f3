import { copiedValues } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';

export function copyOf(source: RecordingDetails): DraftValues {
  return { ...emptyDraft(), ...copiedValues(RECORDING_FIELDS, valuesOf(source)) };
}
