import type { CaseKind } from '../../states/index.ts';

/** What a share in a case is a share of: a right in a work, or what the scope names of a recording. */
export const CASE_MEASURES = ['pr', 'mr', 'sr', 'recording'] as const;
export type CaseMeasure = (typeof CASE_MEASURES)[number];

/** What kind of line is in question: a writer's, a publisher's, a rights holder's, a contributor's without a share. */
export const CASE_LINE_GROUPS = ['writer', 'publisher', 'holder', 'contributor'] as const;
export type CaseLineGroup = (typeof CASE_LINE_GROUPS)[number];

export const CASE_SIDES = ['claimant', 'respondent'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** The four answers of a respondent; DDEX says update, revoke, maintain, pending. */
export const CASE_ANSWERS = ['update', 'revoke', 'maintain', 'pending'] as const;
export type CaseAnswer = (typeof CASE_ANSWERS)[number];
export const CASE_ANSWER_LABELS: Record<CaseAnswer, string> = {
  update: 'Accept the change',
  revoke: 'Release my claim',
  maintain: 'Maintain my claim',
  pending: 'More time',
};

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

/** Who sees a document or a message: every party, or who brought it and the society. */
export const CASE_VISIBILITIES = ['shared', 'society_only'] as const;
export type CaseVisibility = (typeof CASE_VISIBILITIES)[number];

/** What a document of a case is (domain.md 3.3); an order, an award and a reference are brought by the society too. */
export const EVIDENCE_KINDS = [
  'split_sheet',
  'dated_draft',
  'correspondence',
  'session_record',
  'statutory_declaration',
  'agreement',
  'assignment',
  'letter_of_direction',
  'termination_notice',
  'release_proof',
  'credits',
  'letter',
  'work_copy',
  'timings',
  'clearance',
  'licence',
  'musicologist_report',
  'mediation_reference',
  'court_filing',
  'order',
  'other',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export const EVIDENCE_KIND_LABELS: Record<EvidenceKind, string> = {
  split_sheet: 'Signed split sheet',
  dated_draft: 'Dated draft, demo or project file',
  correspondence: 'Correspondence',
  session_record: 'Record of the session',
  statutory_declaration: 'Statutory declaration',
  agreement: 'Agreement',
  assignment: 'Assignment',
  letter_of_direction: 'Letter of direction',
  termination_notice: 'Notice of termination or reversion',
  release_proof: 'Proof of the release or the P line',
  credits: 'Credits or sleeve',
  letter: 'Letter of the producer or the featured artist',
  work_copy: 'A copy of the work',
  timings: 'Timings of the part in question',
  clearance: 'Clearance, or its refusal',
  licence: 'Licence',
  musicologist_report: 'Report of an independent musicologist',
  mediation_reference: 'Reference of the mediation',
  court_filing: 'Filing with a court',
  order: 'Order, award or settlement',
  other: 'Something else',
};

const OF_AUTHORSHIP = [
  'split_sheet',
  'dated_draft',
  'correspondence',
  'session_record',
  'statutory_declaration',
] as const;
const OF_OWNERSHIP = ['agreement', 'assignment', 'letter_of_direction', 'termination_notice', 'release_proof'] as const;
const OF_LINE_UP = ['credits', 'session_record', 'agreement', 'letter'] as const;

/** What supports each side of a case of each kind; where a kind needs documents, one of these has to be among them. */
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

/** What is never passed on to the other side, whoever brings it. */
export const SOCIETY_ONLY_EVIDENCE: readonly EvidenceKind[] = ['musicologist_report'];

/** What each kind of case can be about. */
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
