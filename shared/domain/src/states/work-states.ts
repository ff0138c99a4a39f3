/** A work shows its active revision and at most one pending revision. */
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

/** By what societies answered; a work may match several, besides the filter of its state. */
export const SOCIETY_FILTERS = ['society_rejected', 'society_conflict', 'society_no_participation'] as const;
export type SocietyFilter = (typeof SOCIETY_FILTERS)[number];

/** By state. */
export const WORK_STATE_FILTERS = [
  'all',
  'registered',
  'registered_incomplete',
  'awaits_me',
  'awaiting_confirmation',
  'in_dispute',
  'draft',
] as const;
export const WORK_FILTERS = [...WORK_STATE_FILTERS, ...SOCIETY_FILTERS] as const;
/** The last isn’t counted: the dashboard links to it. */
export const WORK_LIST_FILTERS = [...WORK_FILTERS, 'revision_declined'] as const;
/** For the dashboard, where all that await anyone are one number. */
export const WORK_COUNTS = [
  'all',
  'registered',
  'registered_incomplete',
  'awaiting_confirmation',
  'in_dispute',
  'draft',
] as const;
export type WorkListFilter = (typeof WORK_LIST_FILTERS)[number];

export interface SubmissionFacts {
  isConfirmationOutstanding: boolean;
  /** Required for an ISWC. */
  hasEveryIpi: boolean;
}

export function stateAfterSubmission(facts: SubmissionFacts): WorkState {
  if (facts.isConfirmationOutstanding) return 'awaiting_confirmation';
  return facts.hasEveryIpi ? 'registered' : 'registered_incomplete';
}
