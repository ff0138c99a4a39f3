import { codesOf } from '../fields/codes-of.ts';
import * as text from '../messages/case-labels.generated.ts';
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

export const CASE_KIND_LABELS = text.caseKindLabels;
export const CASE_KINDS = codesOf(CASE_KIND_LABELS);
export type CaseKind = keyof typeof CASE_KIND_LABELS;

/**
 * Every case except open drafts matches exactly one filter besides `all`; `society` waits for the society, `waiting`
 * for other parties.
 */
export const CASE_FILTERS = ['all', 'needs_answer', 'waiting', 'society', 'draft', 'closed'] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];
