import { copiedValues } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';

export function copyOf(source: WorkDetails): DraftValues {
  return { ...emptyDraft(), ...copiedValues(WORK_FIELDS, valuesOf(source)), recordings: [] };
}
