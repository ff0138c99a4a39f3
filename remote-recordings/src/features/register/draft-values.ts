import { typed, typedAs, typedClock, typedLines } from '@counterpoint/area-ui/draft-text';
import { formatIsrc, parseIsrc } from '@counterpoint/domain/identifiers';
import { RECORDING_MEDIA, type RecordingDetails } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';
import { rightValues } from '../../ui/rights/right-values.ts';
import { artistLines, contributorValues, workValues } from './line-values.ts';

/** A question that may be left open. */
const typedAnswer = z.pipe(
  z.transform((value: unknown) => (typeof value === 'boolean' ? (value ? 'Y' : 'N') : (value ?? ''))),
  z.string(),
);

/**
 * The form as it is typed. The names are those of `recordingDraft`, so that the server's paths are the form's; the values
 * are text, so that half a number or a wrong code is kept as it stands. Every field of a draft is here.
 */
export const draftValues = z.object({
  title: typed,
  version_title: typed,
  display_artist: typed,
  main_artists: artistLines,
  isrc: typedAs(shownIsrc),
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

/** An ISRC as it is read, however it is written; what is none stays as it was typed. */
export function shownIsrc(text: string): string {
  const isrc = parseIsrc(text);
  return isrc ? formatIsrc(isrc) : text;
}

export function emptyDraft(): DraftValues {
  return draftValues.parse({});
}

/** A stored recording as the form shows it: what others claimed for themselves is theirs to change, and not in a draft. */
export function valuesOf(details: RecordingDetails): DraftValues {
  return draftValues.parse({ ...details, rights: details.rights.filter(({ is_claim }) => !is_claim) });
}
