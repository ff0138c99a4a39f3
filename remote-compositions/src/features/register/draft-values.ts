import { typed, typedClock, typedLines } from '@counterpoint/area-ui/draft-text';
import {
  DISTRIBUTION_CATEGORIES,
  RECORDED,
  TITLE_TYPES,
  VERSION_TYPES,
  type WorkDetails,
} from '@counterpoint/domain/schemas/works';
import { parseShare } from '@counterpoint/domain/shares';
import * as z from 'zod/mini';
import {
  componentValues,
  originValues,
  otherIdValues,
  otherWorkValues,
  performerValues,
  publisherValues,
  recordingValues,
  writerValues,
} from './line-values.ts';
import { typedIswc } from './typed-iswc.ts';

/** Field names match `workDraft`, so that the server's paths are form paths. */
export const draftValues = z.object({
  title: typed,
  alternative_titles: typedLines(z.object({ title: typed, type: z.enum(TITLE_TYPES), language: typed })),
  iswc: typedIswc,
  language: typed,
  text_music: typed,
  version_type: z._default(z.enum(VERSION_TYPES), 'ORI'),
  duration_s: typedClock,
  genre: typed,
  distribution_category: z._default(z.enum(DISTRIBUTION_CATEGORIES), 'UNC'),
  work_type: typed,
  recorded: z._default(z.enum(RECORDED), 'U'),
  music_arrangement: typed,
  lyric_adaptation: typed,
  original_work: otherWorkValues,
  composite_type: typed,
  components: typedLines(componentValues),
  excerpt_type: typed,
  entire_work: otherWorkValues,
  origin: originValues,
  creation_date: typed,
  copyright_date: typed,
  copyright_number: typed,
  first_publication_date: typed,
  instrumentation: typed,
  opus: typed,
  catalogue_number: typed,
  ai_usage: typed,
  performers: typedLines(performerValues),
  other_ids: typedLines(otherIdValues),
  writers: typedLines(writerValues),
  publishers: typedLines(publisherValues),
  recordings: typedLines(recordingValues),
});
export type DraftValues = z.infer<typeof draftValues>;

export function emptyDraft(title = ''): DraftValues {
  return draftValues.parse({ title });
}

export function valuesOf(details: WorkDetails): DraftValues {
  return draftValues.parse(details);
}

/** In hundredths; empty and invalid shares are 0. */
export function shareOf(text: string): number {
  return parseShare(text) ?? 0;
}

export type { PublisherValues, RecordingValues, WriterValues } from './line-values.ts';
