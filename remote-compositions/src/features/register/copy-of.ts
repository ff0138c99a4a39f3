import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { type DraftValues, emptyDraft, valuesOf } from './draft-values.ts';

const OF_ONE_WORK = [
  'iswc',
  'other_ids',
  'copyright_number',
  'opus',
  'catalogue_number',
  'creation_date',
  'copyright_date',
  'first_publication_date',
  'recorded',
  'recordings',
];

export function copyOf(source: WorkDetails): DraftValues {
  const copied = Object.entries(valuesOf(source)).filter(([name]) => !OF_ONE_WORK.includes(name));
  return { ...emptyDraft(), ...Object.fromEntries(copied) };
}
