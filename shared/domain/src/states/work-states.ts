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

export const WORK_FILTERS = [
  'all',
  'registered',
  'registered_incomplete',
  'awaits_me',
  'awaiting_confirmation',
  'in_dispute',
  'draft',
] as const;
/** For the dashboard, where all that await anyone are one number. */
export const WORK_COUNTS = [
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
  /** Required for an ISWC. */
  hasEveryIpi: boolean;
}

export function stateAfterSubmission(facts: SubmissionFacts): WorkState {
  if (facts.isConfirmationOutstanding) return 'awaiting_confirmation';
  return facts.hasEveryIpi ? 'registered' : 'registered_incomplete';
}
