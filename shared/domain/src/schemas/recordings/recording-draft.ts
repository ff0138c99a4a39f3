import * as z from 'zod/mini';
import { pickFields, shapeOf } from '../../fields/field.ts';
import { RECORDING_FIELDS } from '../../fields/recording-fields.ts';
import * as text from '../../messages/recording-lines.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { body } from '../requests/text.ts';
import { contributorLine, rightLine, workMention } from './recording-lines.ts';

export const MAX_CONTRIBUTORS = 200;
export const MAX_RIGHTS = 200;
const MAX_WORKS = 100;

/** Only the title is required; totals aren't checked. */
export const recordingDraft = body({
  ...shapeOf(RECORDING_FIELDS, 'request'),
  contributors: z._default(
    listOf(contributorLine, MAX_CONTRIBUTORS, { error: text.addContributors, tooMany: text.tooManyContributors }),
    [],
  ),
  rights: z._default(listOf(rightLine, MAX_RIGHTS, { error: text.addRights, tooMany: text.tooManyRights }), []),
  works: z._default(listOf(workMention, MAX_WORKS, { error: text.addWorks, tooMany: text.tooManyWorks }), []),
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
