import { isrcText, typed, typedAs, typedClock, typedLines } from '@counterpoint/area-ui/draft-text';
import { RECORDING_MEDIA, type RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as z from 'zod/mini';
import { rightValues } from '../../ui/rights/right-values.ts';
import { artistLines, contributorValues, workValues } from './line-values.ts';

const typedAnswer = z.pipe(
  z.transform((value: unknown) => (typeof value === 'boolean' ? (value ? 'Y' : 'N') : (value ?? ''))),
  z.string(),
);

/** Field names match `recordingDraft`, so that the server's paths are form paths. */
export const draftValues = z.object({
  title: typed,
  version_title: typed,
  display_artist: typed,
  main_artists: artistLines,
  isrc: typedAs(isrcText),
  media: z._default(z.enum(RECORDING_MEDIA), 'audio'),
  duration_s: typedClock,
  p_line_year: typed,
  p_line: typed,
  recording_date: typed,
  recording_country: typed,
  mastering_country: typed,
  release_date: typed,
  release_title: typed,
  label: typed,
  catalogue_number: typed,
  ean: typed,
  genre: typed,
  language: typed,
  is_remaster: z._default(z.boolean(), false),
  is_licensed_compilation: z._default(z.boolean(), false),
  original_purpose: typed,
  is_commercially_available: typedAnswer,
  contributors: typedLines(contributorValues),
  rights: typedLines(rightValues),
  works: typedLines(workValues),
});
export type DraftValues = z.infer<typeof draftValues>;

export function emptyDraft(): DraftValues {
  return draftValues.parse({});
}

/** Leaves out what others claimed for themselves: only they can change it. */
export function valuesOf(details: RecordingDetails): DraftValues {
  return draftValues.parse({ ...details, rights: details.rights.filter(({ is_claim }) => !is_claim) });
}
