import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import { differingParts } from '../../fields/field.ts';
import { RECORDING_FIELDS } from '../../fields/recording-fields.ts';
import * as entry from '../../messages/entries.generated.ts';
import * as text from '../../messages/recording-choices.generated.ts';
import { RECORDING_STATES } from '../../states/index.ts';
import { revisionOf } from '../entries/catalogue-entry.ts';
import { body, orNull, requiredText } from '../requests/text.ts';
import { type RecordingDetails, recordingDraftOf, rightLineOf } from './recording-details.ts';
import { ownRightLine } from './recording-lines.ts';

export const RECORDING_PART_LABELS = text.recordingPartLabels;
export const RECORDING_PARTS = codesOf(RECORDING_PART_LABELS);
export type RecordingPart = keyof typeof RECORDING_PART_LABELS;

export const recordingRevision = revisionOf(RECORDING_STATES, RECORDING_PARTS);
export type RecordingRevision = z.infer<typeof recordingRevision>;

export const recordingRevisions = z.object({ items: z.array(recordingRevision) });

const MAX_LINES = 50;

export const recordingContestation = body({
  reason: requiredText(entry.enterProblem, 1000),
  /** All rights that the member claims instead. Null for those of the active revision, if the pending one removes them. */
  rights: orNull(z.array(ownRightLine).check(z.maxLength(MAX_LINES))),
});
export type RecordingContestation = z.infer<typeof recordingContestation>;

/** Confirmations aren't part of a revision. */
export function changedRecordingParts(before: RecordingDetails, after: RecordingDetails): RecordingPart[] {
  const changed = differingParts(RECORDING_FIELDS, [revisedParts(before), revisedParts(after)]);
  return RECORDING_PARTS.filter((part) => changed.has(part));
}

/** Unlike a new draft, with the claims of other members. */
function revisedParts(recording: RecordingDetails) {
  const rights = recording.rights.map((right) => [rightLineOf(right), right.is_claim]);
  return { ...recordingDraftOf(recording), rights };
}
