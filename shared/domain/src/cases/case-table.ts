import type { Message } from '@counterpoint/messages';
import * as text from '../messages/cases.generated.ts';
import { CASE_STATES, type CaseState, CLOSED_CASE_STATES } from '../states/index.ts';
import type { CaseAct } from './case-acts.ts';
import { type CaseActor, type CaseFacts, ESCALATES_BY_DEFAULT, NEEDS_EVIDENCE } from './case-facts.ts';

export interface Guard {
  readonly code: string;
  readonly message: Message;
  readonly isMet: (facts: CaseFacts) => boolean;
}

export interface Transition {
  readonly act: CaseAct;
  readonly by: readonly CaseActor[];
  readonly from: readonly CaseState[];
  readonly guards: readonly Guard[];
  readonly to: (facts: CaseFacts, from: CaseState) => CaseState;
}

const guard = (code: string, message: Message, isMet: Guard['isMet']): Guard => ({ code, message, isMet });

const noConflict = guard('still_in_conflict', text.stillConflicts, ({ isStillInConflict }) => !isStillInConflict);
const document = guard('missing_document', text.addDocument, ({ hasDocument }) => hasDocument);
const needsEvidence = guard('no_evidence_needed', text.noEvidenceNeeded, ({ kind }) => NEEDS_EVIDENCE[kind].claimant);
const claimantEvidence = guard(
  'missing_evidence',
  text.missingEvidence,
  ({ kind, hasClaimantEvidence }) => hasClaimantEvidence || !NEEDS_EVIDENCE[kind].claimant,
);
const noEvidenceYet = guard('evidence_here', text.evidenceAdded, ({ hasClaimantEvidence }) => !hasClaimantEvidence);
const respondentEvidence = guard(
  'missing_evidence',
  text.addEvidence,
  ({ kind, hasRespondentEvidence }) => hasRespondentEvidence || !NEEDS_EVIDENCE[kind].respondent,
);
const unanswered = guard('answered', text.answered, ({ hasAnswered }) => !hasAnswered);
const firstTime = guard('no_more_time', text.noMoreTime, ({ hasAskedForTime }) => !hasAskedForTime);
const overdue = guard('not_due', text.notDue, ({ isOverdue }) => isOverdue);
const inTime = guard('too_late', text.tooLate, ({ isOverdue }) => !isOverdue);
const fullProposal = guard('proposal_total', text.proposalTotal, ({ isProposalFull }) => isProposalFull);
const noCounterclaim = guard('counterclaim', text.counterclaim, ({ hasCounterclaim }) => !hasCounterclaim);

/** A respondent who accepts or releases resolves the case if no conflict remains. */
function stateAfterConcession({ isStillInConflict, isAnswerOutstanding }: CaseFacts, from: CaseState): CaseState {
  if (!isStillInConflict) return 'resolved';
  if (from !== 'awaiting_response') return from;
  return isAnswerOutstanding ? 'awaiting_response' : 'in_dispute';
}

/**
 * A refused split returns the case to dispute. If its proposer withdraws it, respondents who haven't answered still
 * must: otherwise a proposal would turn silence into disagreement.
 */
function stateAfterRefusal({ isOwnProposal, wereAnswersAwaited, isAnswerOutstanding }: CaseFacts): CaseState {
  return isOwnProposal && wereAnswersAwaited && isAnswerOutstanding ? 'awaiting_response' : 'in_dispute';
}

const OPEN = CASE_STATES.filter((state) => state !== 'draft' && !CLOSED_CASE_STATES.some((closed) => closed === state));

/**
 * Silence escalates samples and infringements; staff confirm other defaults. That a filed claim is complete and joins an
 * open case about the same, and that reasons are given, is checked before.
 */
export const CASE_TABLE: readonly Transition[] = [
  { act: 'submit', by: ['claimant'], from: ['draft'], guards: [], to: () => 'submitted' },
  // The society reviews it again once the claimant has added evidence.
  {
    act: 'submit',
    by: ['claimant'],
    from: ['awaiting_claimant_evidence'],
    guards: [claimantEvidence],
    to: () => 'submitted',
  },
  // Claims above 100% need no evidence: the parties are notified at once.
  { act: 'detect', by: ['clock'], from: ['draft'], guards: [], to: () => 'awaiting_response' },
  {
    act: 'dismiss',
    by: ['staff'],
    from: ['submitted', 'awaiting_claimant_evidence'],
    guards: [],
    to: () => 'inadmissible',
  },
  {
    act: 'ask_for_evidence',
    by: ['staff', 'clock'],
    from: ['submitted'],
    guards: [needsEvidence],
    to: () => 'awaiting_claimant_evidence',
  },
  {
    act: 'admit',
    by: ['staff', 'clock'],
    from: ['submitted', 'awaiting_claimant_evidence'],
    guards: [claimantEvidence],
    to: () => 'awaiting_response',
  },
  {
    act: 'lapse',
    by: ['clock'],
    from: ['awaiting_claimant_evidence'],
    guards: [overdue, noEvidenceYet],
    to: () => 'lapsed',
  },
  {
    act: 'update',
    by: ['respondent'],
    from: ['awaiting_response', 'in_dispute'],
    guards: [unanswered, inTime],
    to: stateAfterConcession,
  },
  {
    act: 'revoke',
    by: ['respondent'],
    from: ['awaiting_response', 'in_dispute', 'escalated'],
    guards: [],
    to: stateAfterConcession,
  },
  {
    act: 'maintain',
    by: ['respondent'],
    from: ['awaiting_response', 'in_dispute'],
    guards: [unanswered, inTime, respondentEvidence],
    to: () => 'in_dispute',
  },
  {
    act: 'ask_for_time',
    by: ['respondent'],
    from: ['awaiting_response'],
    guards: [unanswered, inTime, firstTime],
    to: (_, from) => from,
  },
  {
    act: 'default',
    by: ['staff'],
    from: ['awaiting_response'],
    guards: [overdue, decidedByDefault(true)],
    to: () => 'resolved',
  },
  {
    act: 'default',
    by: ['clock'],
    from: ['awaiting_response'],
    guards: [overdue, decidedByDefault(false)],
    to: () => 'escalated',
  },
  // A counterproposal replaces the open proposal.
  {
    act: 'propose',
    by: ['claimant', 'respondent'],
    from: ['awaiting_response', 'in_dispute', 'escalated', 'settlement_proposed'],
    guards: [fullProposal],
    to: () => 'settlement_proposed',
  },
  {
    act: 'accept',
    by: ['claimant', 'respondent'],
    from: ['settlement_proposed'],
    guards: [fullProposal],
    to: ({ hasEveryAcceptance }) => (hasEveryAcceptance ? 'resolved' : 'settlement_proposed'),
  },
  {
    act: 'refuse',
    by: ['claimant', 'respondent'],
    from: ['settlement_proposed'],
    guards: [],
    to: stateAfterRefusal,
  },
  {
    act: 'escalate',
    by: ['staff', 'claimant', 'respondent'],
    from: ['in_dispute'],
    guards: [document],
    to: () => 'escalated',
  },
  { act: 'resume', by: ['staff'], from: ['escalated'], guards: [], to: () => 'in_dispute' },
  { act: 'decide', by: ['staff'], from: ['escalated'], guards: [document], to: () => 'resolved' },
  {
    act: 'withdraw',
    by: ['claimant', 'staff'],
    from: ['draft', ...OPEN],
    guards: [noCounterclaim],
    to: () => 'withdrawn',
  },
  // The conflict was removed elsewhere, such as by ending a period or releasing a claim.
  { act: 'settle', by: ['clock'], from: OPEN, guards: [noConflict], to: () => 'resolved' },
  { act: 'merge', by: ['staff'], from: OPEN, guards: [], to: () => 'withdrawn' },
];

function decidedByDefault(isExpected: boolean): Guard {
  const message = isExpected ? text.escalateInstead : text.confirmDefault;
  return guard('default_by_kind', message, ({ kind }) => ESCALATES_BY_DEFAULT.includes(kind) !== isExpected);
}
