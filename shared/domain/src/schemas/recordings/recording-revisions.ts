import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import { differingParts } from '../../fields/field.ts';
import { RECORDING_FIELDS } from '../../fields/recording-fields.ts';
import * as entry from '../../messages/entries.generated.ts';
import * as text from '../../messages/recording-choices.generated.ts';
import { RECORDING_STATES } from '../../states/index.ts';
import { body, instant, requiredText } from '../requests/text.ts';
import { contributorLineOf, type RecordingDetails, rightLineOf } from './recording-details.ts';
import { ownRightLine } from './recording-lines.ts';

export const RECORDING_PART_LABELS = text.recordingPartLabels;
export const RECORDING_PARTS = codesOf(RECORDING_PART_LABELS);
export type RecordingPart = keyof typeof RECORDING_PART_LABELS;

export const recordingRevision = z.object({
  number: z.int(),
  state: z.enum(RECORDING_STATES),
  author_name: z.string(),
  is_me: z.boolean(),
  change_note: z.nullable(z.string()),
  changed: z.array(z.enum(RECORDING_PARTS)),
  created_at: instant,
  submitted_at: z.nullable(instant),
  registered_at: z.nullable(instant),
});
export type RecordingRevision = z.infer<typeof recordingRevision>;

export const recordingRevisions = z.object({ items: z.array(recordingRevision) });

const MAX_LINES = 50;

export const recordingContestation = body({
  reason: requiredText(entry.enterProblem, 1000),
  /** All rights that the member claims instead. Null for those of the active revision, if the pending one removes them. */
  rights: z._default(z.nullable(z.array(ownRightLine).check(z.maxLength(MAX_LINES))), null),
});
export type RecordingContestation = z.infer<typeof recordingContestation>;

/** Confirmations aren't part of a revision. */
export function changedRecordingParts(before: RecordingDetails, after: RecordingDetails): RecordingPart[] {
  const changed = differingParts(RECORDING_FIELDS, [before, after]);
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  return RECORDING_PARTS.filter(
    (part) => changed.has(part) || JSON.stringify(linesBefore[part]) !== JSON.stringify(linesAfter[part]),
  );
}

function linesOf(recording: RecordingDetails): Partial<Record<RecordingPart, unknown>> {
  return {
    contributors: recording.contributors.map(contributorLineOf),
    rights: recording.rights.map((right) => [rightLineOf(right), right.is_claim]),
    works: recording.works.map(({ can_open: _, ...mention }) => mention),
  };
}
