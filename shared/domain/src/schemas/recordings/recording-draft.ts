import * as z from 'zod/mini';
import { pickFields, shapeOf } from '../../fields/field.ts';
import { RECORDING_FIELDS } from '../../fields/recording-fields.ts';
import { body } from '../requests/text.ts';
import { contributorLine, rightLine, workMention } from './recording-lines.ts';

const lines = {
  contributors: z._default(
    z.array(contributorLine, 'Add the contributors.').check(z.maxLength(200, 'Use at most 200 contributors.')),
    [],
  ),
  rights: z._default(
    z.array(rightLine, 'Add who holds rights.').check(z.maxLength(200, 'Use at most 200 lines of rights.')),
    [],
  ),
  works: z._default(z.array(workMention, 'Add the works.').check(z.maxLength(100, 'Use at most 100 works.')), []),
};

/** Only the title is required; totals aren't checked. */
export const recordingDraft = body({
  ...shapeOf(RECORDING_FIELDS, 'request'),
  ...lines,
});
export type RecordingDraft = z.infer<typeof recordingDraft>;
export type RecordingDraftInput = z.input<typeof recordingDraft>;

/** Stored together; the title has its own column. */
const facts = z.omit(body(shapeOf(RECORDING_FIELDS, 'request')), { title: true });
export type RecordingFacts = z.output<typeof facts>;

export const NO_RECORDING_FACTS: RecordingFacts = facts.parse({});

export function recordingFactsOf(recording: RecordingFacts): RecordingFacts {
  return pickFields(NO_RECORDING_FACTS, recording);
}
