import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/work-choices.generated.ts';
import { WORK_STATES } from '../../states/index.ts';
import { body, instant, requiredText } from '../requests/text.ts';
import { publisherLineOf, writerLineOf } from './draft-of.ts';
import type { WorkDetails } from './work.ts';
import { factsOf } from './work-facts.ts';

/** The parts of a work in which two versions of it can differ. */
export const WORK_PART_LABELS = {
  title: text.partsTitle,
  titles: text.partsTitles,
  iswc: text.partsIswc,
  about: text.partsAbout,
  writers: text.partsWriters,
  publishers: text.partsPublishers,
  recordings: text.partsRecordings,
};
export const WORK_PARTS = codesOf(WORK_PART_LABELS);
export type WorkPart = keyof typeof WORK_PART_LABELS;

/** `POST /compositions/{id}/amendment/submission`: why the new version is made, for those who are asked to confirm it. */
export const amendmentSubmission = body({ change_note: requiredText('Enter what changes and why.', 500) });

export const workRevision = z.object({
  number: z.int(),
  state: z.enum(WORK_STATES),
  author_name: z.string(),
  is_me: z.boolean(),
  change_note: z.nullable(z.string()),
  changed: z.array(z.enum(WORK_PARTS)),
  created_at: instant,
  submitted_at: z.nullable(instant),
  registered_at: z.nullable(instant),
});
export type WorkRevision = z.infer<typeof workRevision>;

/** `GET /compositions/{id}/revisions`: every version that the member may see, the newest first. */
export const workRevisions = z.object({ items: z.array(workRevision) });

/** In which parts two versions of a work differ; who has confirmed is no part of what a version says. */
export function changedParts(before: WorkDetails, after: WorkDetails): WorkPart[] {
  return WORK_PARTS.filter((part) => JSON.stringify(partOf(before, part)) !== JSON.stringify(partOf(after, part)));
}

function partOf(work: WorkDetails, part: WorkPart): unknown {
  switch (part) {
    case 'title':
      return work.title;
    case 'titles':
      return work.alternative_titles;
    case 'iswc':
      return work.iswc;
    case 'about': {
      const { language, text_music, version_type, duration_s, genre } = work;
      return { language, text_music, version_type, duration_s, genre, ...factsOf(work) };
    }
    case 'writers':
      return work.writers.map(writerLineOf);
    case 'publishers':
      return work.publishers.map(publisherLineOf);
    case 'recordings':
      return work.recordings.map(({ can_open: _, ...mention }) => mention);
  }
}
