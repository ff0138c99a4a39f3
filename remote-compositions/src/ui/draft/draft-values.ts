import { typedLines } from '@counterpoint/area-ui/draft-text';
import { formShape } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { parseIswc } from '@counterpoint/domain/identifiers';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { parseShare } from '@counterpoint/domain/shares';
import * as z from 'zod/mini';
import { publisherValues, recordingValues, writerValues } from './line-values.ts';

export const draftValues = z.object({
  ...formShape(WORK_FIELDS),
  writers: typedLines(writerValues),
  publishers: typedLines(publisherValues),
  recordings: typedLines(recordingValues),
});
export type DraftValues = z.infer<typeof draftValues>;

export function emptyDraft(searched = ''): DraftValues {
  return draftValues.parse(parseIswc(searched) ? { iswc: searched } : { title: searched });
}

export function valuesOf(details: WorkDetails): DraftValues {
  return draftValues.parse(details);
}

/** In hundredths; empty and invalid shares are 0. */
export function shareOf(text: string): number {
  return parseShare(text) ?? 0;
}

export type { PublisherValues, RecordingValues, WriterValues } from './line-values.ts';
