export const CASE_STATES = [
  'draft',
  'submitted',
  'inadmissible',
  'awaiting_claimant_evidence',
  'awaiting_response',
  'in_dispute',
  'escalated',
  'settlement_proposed',
  'resolved',
  'withdrawn',
  'lapsed',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CLOSED_CASE_STATES = ['inadmissible', 'resolved', 'withdrawn', 'lapsed'] as const;

export const CASE_KINDS = [
  'author_share',
  'authorship',
  'ownership',
  'performer_line_up',
  'recording_ownership',
  'sample',
  'infringement',
  'duplicate_work',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const CASE_KIND_LABELS: Record<CaseKind, string> = {
  author_share: 'Author’s share',
  authorship: 'Who wrote it',
  ownership: 'Who owns it',
  performer_line_up: 'Who performed on it',
  recording_ownership: 'Who owns the recording',
  sample: 'A sample in it',
  infringement: 'Infringement',
  duplicate_work: 'Registered twice',
};

/**
 * What the list can be narrowed to: every case is under one of them. A draft waits for nobody; what the society decides
 * next is under `society`, and what waits for other parties, or for all to settle, under `waiting`.
 */
export const CASE_FILTERS = ['all', 'needs_answer', 'waiting', 'society', 'draft', 'closed'] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];
