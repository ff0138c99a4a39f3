import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import { differingParts } from '../../fields/field.ts';
import { WORK_FIELDS } from '../../fields/work-fields.ts';
import * as entry from '../../messages/entries.generated.ts';
import * as text from '../../messages/work-choices.generated.ts';
import { WORK_STATES } from '../../states/index.ts';
import { body, instant, requiredText } from '../requests/text.ts';
import { publisherLineOf, writerLineOf } from './draft-of.ts';
import type { WorkDetails } from './work.ts';

export const WORK_PART_LABELS = text.workPartLabels;
export const WORK_PARTS = codesOf(WORK_PART_LABELS);
export type WorkPart = keyof typeof WORK_PART_LABELS;

/** `change_note` is shown to the parties who must confirm. */
export const amendmentSubmission = body({ change_note: requiredText(entry.enterChange, 500) });

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

export const workRevisions = z.object({ items: z.array(workRevision) });

/** Confirmations aren't part of a revision. */
export function changedParts(before: WorkDetails, after: WorkDetails): WorkPart[] {
  const changed = differingParts(WORK_FIELDS, [before, after]);
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  return WORK_PARTS.filter(
    (part) => changed.has(part) || JSON.stringify(linesBefore[part]) !== JSON.stringify(linesAfter[part]),
  );
}

function linesOf(work: WorkDetails): Partial<Record<WorkPart, unknown>> {
  return {
    writers: work.writers.map(writerLineOf),
    publishers: work.publishers.map(publisherLineOf),
    recordings: work.recordings.map(({ can_open: _, ...mention }) => mention),
  };
}
