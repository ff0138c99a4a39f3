import { typedLines } from '@counterpoint/area-ui/draft-text';
import { formShape } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { parseIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as z from 'zod/mini';
import { rightValues } from '../rights/right-values.ts';
import { contributorValues, workValues } from './line-values.ts';

export const draftValues = z.object({
  ...formShape(RECORDING_FIELDS),
  contributors: typedLines(contributorValues),
  rights: typedLines(rightValues),
  works: typedLines(workValues),
});
export type DraftValues = z.infer<typeof draftValues>;

export function emptyDraft(searched = ''): DraftValues {
  return draftValues.parse(parseIsrc(searched) ? { isrc: searched } : { title: searched });
}

/** Leaves out what others claimed for themselves: only they can change it. */
export function valuesOf(details: RecordingDetails): DraftValues {
  return draftValues.parse({ ...details, rights: details.rights.filter(({ is_claim }) => !is_claim) });
}
