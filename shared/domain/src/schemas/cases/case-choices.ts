import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/case-labels.generated.ts';
import type { CaseKind } from '../../states/index.ts';

/** Rights of a work, or `recording` for the uses in the scope. */
export const CASE_MEASURES = ['pr', 'mr', 'sr', 'recording'] as const;
export type CaseMeasure = (typeof CASE_MEASURES)[number];

export const CASE_LINE_GROUPS = ['writer', 'publisher', 'holder', 'contributor'] as const;
export type CaseLineGroup = (typeof CASE_LINE_GROUPS)[number];

export const CASE_SIDES = ['claimant', 'respondent'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** The answers of DDEX RCC. */
export const CASE_ANSWER_LABELS = text.caseAnswers;
export const CASE_ANSWERS = codesOf(CASE_ANSWER_LABELS);
export type CaseAnswer = keyof typeof CASE_ANSWER_LABELS;

export const CASE_RESOLUTIONS = [
  'agreed',
  'default',
  'decided',
  'withdrawn',
  'revoked',
  'lapsed',
  'inadmissible',
  'merged',
] as const;
export type CaseResolution = (typeof CASE_RESOLUTIONS)[number];

export const CASE_VISIBILITIES = ['shared', 'society_only'] as const;
export type CaseVisibility = (typeof CASE_VISIBILITIES)[number];

/** Orders, awards and references may also come from the society. */
export const EVIDENCE_KIND_LABELS = text.evidenceKindLabels;
export const EVIDENCE_KINDS = codesOf(EVIDENCE_KIND_LABELS);
export type EvidenceKind = keyof typeof EVIDENCE_KIND_LABELS;

const OF_AUTHORSHIP = [
  'split_sheet',
  'dated_draft',
  'correspondence',
  'session_record',
  'statutory_declaration',
] as const;
const OF_OWNERSHIP = ['agreement', 'assignment', 'letter_of_direction', 'termination_notice', 'release_proof'] as const;
const OF_LINE_UP = ['credits', 'session_record', 'agreement', 'letter'] as const;

/** One of these is enough for a kind that needs evidence. */
export const EVIDENCE_OF: Record<CaseKind, Record<CaseSide, readonly EvidenceKind[]>> = {
  author_share: { claimant: ['split_sheet'], respondent: ['split_sheet'] },
  authorship: { claimant: OF_AUTHORSHIP, respondent: OF_AUTHORSHIP },
  ownership: { claimant: OF_OWNERSHIP, respondent: OF_OWNERSHIP },
  recording_ownership: { claimant: OF_OWNERSHIP, respondent: OF_OWNERSHIP },
  performer_line_up: { claimant: OF_LINE_UP, respondent: OF_LINE_UP },
  sample: { claimant: ['work_copy', 'timings', 'clearance'], respondent: ['licence'] },
  infringement: { claimant: ['musicologist_report'], respondent: ['letter', 'musicologist_report', 'other'] },
  duplicate_work: { claimant: ['work_copy'], respondent: ['work_copy'] },
};

/** One of these is needed to escalate a case. */
export const ESCALATION_DOCUMENTS: readonly EvidenceKind[] = ['mediation_reference', 'court_filing'];

/** Never passed on to other parties. */
export const SOCIETY_ONLY_EVIDENCE: readonly EvidenceKind[] = ['musicologist_report'];

export const CASE_OBJECTS: Record<CaseKind, readonly ('composition' | 'recording')[]> = {
  author_share: ['composition'],
  authorship: ['composition'],
  ownership: ['composition'],
  performer_line_up: ['recording'],
  recording_ownership: ['recording'],
  sample: ['composition', 'recording'],
  infringement: ['composition'],
  duplicate_work: ['composition'],
};
