import * as z from 'zod/mini';
import { codesOf } from '../../fields/codes-of.ts';
import * as label from '../../messages/case-labels.generated.ts';
import * as text from '../../messages/double-claims.generated.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { CASE_STATES } from '../../states/index.ts';
import { releaseEffect } from '../cases/release-effect.ts';
import { listOf } from '../requests/list-of.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { body, id, instant, optionalText, orNull, requiredText } from '../requests/text.ts';

/** Overlapping claims of a use, with countries, days and claimed total. `to` is null if open-ended. */
export const disputedSegment = z.object({
  use: z.enum(USE_TYPES),
  countries: z.array(z.string()),
  from: z.string(),
  to: z.nullable(z.string()),
  total: z.int(),
});

export const OVERLAP_ANSWER_LABELS = {
  revoke: label.caseAnswers.revoke,
  maintain: label.caseAnswers.maintain,
  pending: label.caseAnswers.pending,
};
export const OVERLAP_ANSWERS = codesOf(OVERLAP_ANSWER_LABELS);
export type OverlapAnswer = keyof typeof OVERLAP_ANSWER_LABELS;

const overlapParty = z.object({
  name: z.string(),
  is_me: z.boolean(),
  /** In hundredths of a per cent, largest first; several if the share differs by use, country or day. */
  shares: z.array(z.int()),
  is_awaited: z.boolean(),
  answer: z.nullable(z.enum(['update', 'revoke', 'maintain'])),
});

export const doubleClaim = z.object({
  opposition_id: id,
  version: z.int(),
  number: z.string(),
  state: z.enum(CASE_STATES),
  recording_id: id,
  title: z.string(),
  version_title: z.nullable(z.string()),
  display_artist: z.string(),
  isrc: z.nullable(z.string()),
  scope: z.array(disputedSegment),
  /** Highest total at one place and time, in hundredths of a per cent. */
  total: z.int(),
  parties: z.array(overlapParty),
  is_my_turn: z.boolean(),
  respond_by: z.nullable(instant),
  answers: z.array(z.enum(OVERLAP_ANSWERS)),
  release: z.array(releaseEffect),
  updated_at: instant,
});
export type DoubleClaim = z.infer<typeof doubleClaim>;

export const DOUBLE_CLAIM_FILTERS = ['all', 'needs_answer', 'waiting'] as const;
export type DoubleClaimFilter = (typeof DOUBLE_CLAIM_FILTERS)[number];

export const doubleClaimQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(DOUBLE_CLAIM_FILTERS), 'all'),
  recording_id: z.optional(id),
});
export type DoubleClaimQuery = z.output<typeof doubleClaimQuery>;

export const doubleClaimPage = z.extend(pageOf(doubleClaim), {
  counts: z.record(z.enum(DOUBLE_CLAIM_FILTERS), z.int()),
});
export type DoubleClaimPage = z.infer<typeof doubleClaimPage>;

/** Also the page size; clients send more in batches. */
export const MAX_OVERLAPS_ANSWERED = 100;

export const overlapAnswers = body({
  items: listOf(
    body({ opposition_id: id, version: z.int({ error: text.enterVersion }) }, text.chooseOverlap),
    MAX_OVERLAPS_ANSWERED,
    { error: text.chooseOverlaps, tooMany: text.tooManyOverlaps, empty: text.chooseOneOverlap },
  ),
  answer: z.enum(OVERLAP_ANSWERS, { error: text.chooseAnswer }),
  statement: orNull(requiredText(text.enterReason, 1000)),
  reference: optionalText(500),
}).check(
  z.refine(({ answer, statement }) => answer !== 'maintain' || statement !== null, {
    error: text.explainMaintaining,
    path: ['statement'],
  }),
  z.refine(({ answer, reference }) => answer !== 'maintain' || reference !== null, {
    error: text.nameDocument,
    path: ['reference'],
  }),
);
export type OverlapAnswers = z.infer<typeof overlapAnswers>;

export const OVERLAP_OUTCOMES = [
  'answered',
  'not_found',
  'stale_version',
  'not_possible',
  'not_yours',
  'answered_already',
  'no_more_time',
  'too_late',
  'missing_evidence',
] as const;

export const overlapAnswered = z.object({
  items: z.array(z.object({ opposition_id: id, outcome: z.enum(OVERLAP_OUTCOMES) })),
});
export type OverlapAnswered = z.infer<typeof overlapAnswered>;
