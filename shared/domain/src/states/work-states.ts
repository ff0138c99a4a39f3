/** States of a composition's revision; a work shows the one in force and, beside it, at most one pending. */
export const WORK_STATES = [
  'draft',
  'awaiting_confirmation',
  'registered_incomplete',
  'registered',
  'withdrawn',
  'rejected',
  'superseded',
] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** What a list can be narrowed to; `in_dispute` is never stored but derived from an open hold. */
export const WORK_FILTERS = [
  'all',
  'registered',
  'registered_incomplete',
  'awaiting_confirmation',
  'in_dispute',
  'draft',
] as const;
export type WorkFilter = (typeof WORK_FILTERS)[number];

export interface SubmissionFacts {
  isConfirmationOutstanding: boolean;
  /** Every writer has an IPI name number; without that no ISWC is issued. */
  hasEveryIpi: boolean;
}

/** The state of a revision that was submitted, or to which a confirmation was added. */
export function stateAfterSubmission(facts: SubmissionFacts): WorkState {
  if (facts.isConfirmationOutstanding) return 'awaiting_confirmation';
  return facts.hasEveryIpi ? 'registered' : 'registered_incomplete';
}
