import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import { differingParts } from '../../fields/field.ts';
import { WORK_FIELDS } from '../../fields/work-fields.ts';
import * as entry from '../../messages/entries.generated.ts';
import * as text from '../../messages/work-choices.generated.ts';
import { WORK_STATES } from '../../states/index.ts';
import { revisionOf } from '../entries/catalogue-entry.ts';
import { body, requiredText } from '../requests/text.ts';
import { draftOf } from './draft-of.ts';
import type { WorkDetails } from './work.ts';

export const WORK_PART_LABELS = text.workPartLabels;
export const WORK_PARTS = codesOf(WORK_PART_LABELS);
export type WorkPart = keyof typeof WORK_PART_LABELS;

/** `change_note` is shown to the parties who must confirm. */
export const amendmentSubmission = body({ change_note: requiredText(entry.enterChange, 500) });

export const workRevision = revisionOf(WORK_STATES, WORK_PARTS);
export type WorkRevision = z.infer<typeof workRevision>;

export const workRevisions = z.object({ items: z.array(workRevision) });

/** Confirmations aren't part of a revision. */
export function changedParts(before: WorkDetails, after: WorkDetails): WorkPart[] {
  const changed = differingParts(WORK_FIELDS, [draftOf(before), draftOf(after)]);
  return WORK_PARTS.filter((part) => changed.has(part));
}
