import type { CaseKind } from '../states/index.ts';

/** Who acts on a case: who filed it, who has to answer, any party, the society's staff, or time alone. */
export const CASE_ACTORS = ['claimant', 'respondent', 'staff', 'clock'] as const;
/** One of them. A party that joined a case acts on the side it joined. */
export type CaseActor = (typeof CASE_ACTORS)[number];

/** What the guards look at: how the case would stand with the act done, as its caller has found out. */
export interface CaseFacts {
  readonly kind: CaseKind;
  /** Kind, scope, target and claimed share are told, the statement is long enough and its truth declared. */
  readonly isComplete: boolean;
  /** Another open case is about the same right and an overlapping scope: the filer joins that one. */
  readonly isAnotherOpen: boolean;
  /** The claimant has brought what `EVIDENCE_OF` asks for this kind. */
  readonly hasClaimantEvidence: boolean;
  readonly hasRespondentEvidence: boolean;
  readonly hasAnswered: boolean;
  readonly hasAskedForTime: boolean;
  readonly isStillInConflict: boolean;
  readonly isAnswerOutstanding: boolean;
  readonly isOverdue: boolean;
  /** The proposal totals 100 for every right in question, within the tolerance. */
  readonly isProposalFull: boolean;
  readonly hasEveryAcceptance: boolean;
  /** A document is with it: an order, an award, a reference of a mediator or a court. */
  readonly hasDocument: boolean;
  /** A reason is given in words. */
  readonly hasReason: boolean;
  readonly hasCounterclaim: boolean;
  readonly isOwnProposal: boolean;
  /** Answers were awaited before the open split was proposed, and any that it took the place of. */
  readonly wereAnswersAwaited: boolean;
}

/** The kinds that the claimant must document, and for which a respondent who maintains must answer in kind (domain.md 3.3). */
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

/** The kinds in which silence proves nothing: they escalate where others are decided by default. */
export const ESCALATES_BY_DEFAULT: readonly CaseKind[] = ['sample', 'infringement'];
