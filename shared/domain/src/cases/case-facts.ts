import type { CaseKind } from '../states/index.ts';

export const CASE_ACTORS = ['claimant', 'respondent', 'staff', 'clock'] as const;
export type CaseActor = (typeof CASE_ACTORS)[number];

export interface CaseFacts {
  readonly kind: CaseKind;
  /** Evidence listed in `EVIDENCE_OF`. */
  readonly hasClaimantEvidence: boolean;
  readonly hasRespondentEvidence: boolean;
  readonly hasAnswered: boolean;
  readonly hasAskedForTime: boolean;
  readonly isStillInConflict: boolean;
  readonly isAnswerOutstanding: boolean;
  readonly isOverdue: boolean;
  readonly isProposalFull: boolean;
  readonly hasEveryAcceptance: boolean;
  readonly hasDocument: boolean;
  readonly hasCounterclaim: boolean;
  readonly isOwnProposal: boolean;
  /** Answers were outstanding before the open proposal and any it replaced. */
  readonly wereAnswersAwaited: boolean;
}

/** Kinds that need evidence from the claimant, and from a respondent who maintains. */
export const NEEDS_EVIDENCE: Record<CaseKind, { readonly claimant: boolean; readonly respondent: boolean }> = {
  author_share: { claimant: false, respondent: false },
  authorship: { claimant: true, respondent: true },
  ownership: { claimant: true, respondent: true },
  recording_ownership: { claimant: true, respondent: true },
  performer_line_up: { claimant: true, respondent: false },
  sample: { claimant: true, respondent: true },
  infringement: { claimant: true, respondent: true },
  duplicate_work: { claimant: false, respondent: false },
};

/** Silence proves nothing in these kinds: they escalate instead of being decided by default. */
export const ESCALATES_BY_DEFAULT: readonly CaseKind[] = ['sample', 'infringement'];
