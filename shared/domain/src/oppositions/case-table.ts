import { CASE_STATES, type CaseState, CLOSED_CASE_STATES } from '../states/index.ts';
import type { CaseAct } from './case-acts.ts';
import { type CaseActor, type CaseFacts, ESCALATES_BY_DEFAULT, NEEDS_EVIDENCE } from './case-facts.ts';

/** What must be so for an act to be done. */
export interface Guard {
  /** It never changes its meaning: `missing_evidence`. */
  readonly code: string;
  /** For the member, where it is not so. */
  readonly message: string;
  readonly isMet: (facts: CaseFacts) => boolean;
}

/** One row of the machine. */
export interface Transition {
  readonly act: CaseAct;
  readonly by: readonly CaseActor[];
  readonly from: readonly CaseState[];
  readonly guards: readonly Guard[];
  readonly to: (facts: CaseFacts, from: CaseState) => CaseState;
}

const guard = (code: string, message: string, isMet: Guard['isMet']): Guard => ({ code, message, isMet });

const complete = guard('incomplete', 'Say what you claim, why, and that it is true.', ({ isComplete }) => isComplete);
const onlyOne = guard(
  'case_open',
  'A case about the same right is open already. Join that one.',
  ({ isAnotherOpen }) => !isAnotherOpen,
);
const nothingLeft = guard(
  'still_in_conflict',
  'What is claimed still conflicts.',
  ({ isStillInConflict }) => !isStillInConflict,
);
const reason = guard('missing_reason', 'Say why.', ({ hasReason }) => hasReason);
const document = guard('missing_document', 'Add the document.', ({ hasDocument }) => hasDocument);
const needsEvidence = guard(
  'no_evidence_needed',
  'This kind of case needs no documents.',
  ({ kind }) => NEEDS_EVIDENCE[kind].claimant,
);
const claimantEvidence = guard(
  'missing_evidence',
  'The documents that this kind of case needs are missing.',
  ({ kind, hasClaimantEvidence }) => hasClaimantEvidence || !NEEDS_EVIDENCE[kind].claimant,
);
const nothingBrought = guard(
  'evidence_here',
  'The documents are here: staff look at them.',
  ({ hasClaimantEvidence }) => !hasClaimantEvidence,
);
const respondentEvidence = guard(
  'missing_evidence',
  'Add what supports your claim before you maintain it.',
  ({ kind, hasRespondentEvidence }) => hasRespondentEvidence || !NEEDS_EVIDENCE[kind].respondent,
);
const unanswered = guard('answered', 'You have answered already.', ({ hasAnswered }) => !hasAnswered);
const firstTime = guard(
  'no_more_time',
  'You have had more time once already.',
  ({ hasAskedForTime }) => !hasAskedForTime,
);
const overdue = guard('not_due', 'The time to answer has not passed yet.', ({ isOverdue }) => isOverdue);
const inTime = guard('too_late', 'The time to answer has passed.', ({ isOverdue }) => !isOverdue);
const fullProposal = guard(
  'proposal_total',
  'The proposal must total 100 per cent for each right.',
  ({ isProposalFull }) => isProposalFull,
);
const noCounterclaim = guard(
  'counterclaim',
  'Another party has asked for something in return: that has to be settled first.',
  ({ hasCounterclaim }) => !hasCounterclaim,
);

/** A respondent who gives way ends the case where nothing is left in conflict and nobody else has yet to answer. */
function givingWay({ isStillInConflict, isAnswerOutstanding }: CaseFacts, from: CaseState): CaseState {
  if (!isStillInConflict) return 'resolved';
  if (from !== 'awaiting_response') return from;
  return isAnswerOutstanding ? 'awaiting_response' : 'in_dispute';
}

/**
 * A split that is refused shows that the parties disagree. Who takes their own back leaves the others where they were: who
 * had yet to answer still has to, or a proposal would make of somebody's silence what no answer of theirs can.
 */
function withoutSplit({ isOwnProposal, wereAnswersAwaited, isAnswerOutstanding }: CaseFacts): CaseState {
  return isOwnProposal && wereAnswersAwaited && isAnswerOutstanding ? 'awaiting_response' : 'in_dispute';
}

const OPEN = CASE_STATES.filter((state) => state !== 'draft' && !CLOSED_CASE_STATES.some((closed) => closed === state));

/**
 * The whole life of a case: domain.md 3.2 with the changes of architecture.md 8. A settlement may be proposed before
 * everybody has answered; silence escalates samples and infringements, and staff confirm any other default.
 */
export const CASE_TABLE: readonly Transition[] = [
  { act: 'submit', by: ['claimant'], from: ['draft'], guards: [complete, onlyOne], to: () => 'submitted' },
  // Claims that pass 100 per cent are a fact that needs no documents: whoever is concerned is asked at once.
  { act: 'detect', by: ['clock'], from: ['draft'], guards: [onlyOne], to: () => 'awaiting_response' },
  {
    act: 'dismiss',
    by: ['staff'],
    from: ['submitted', 'awaiting_claimant_evidence'],
    guards: [reason],
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
    guards: [overdue, nothingBrought],
    to: () => 'lapsed',
  },
  // Who has not answered while others disagree can still give way, or say that they do not.
  {
    act: 'update',
    by: ['respondent'],
    from: ['awaiting_response', 'in_dispute'],
    guards: [unanswered, inTime],
    to: givingWay,
  },
  {
    act: 'revoke',
    by: ['respondent'],
    from: ['awaiting_response', 'in_dispute', 'escalated'],
    guards: [],
    to: givingWay,
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
    guards: [reason],
    to: withoutSplit,
  },
  {
    act: 'escalate',
    by: ['staff', 'claimant', 'respondent'],
    from: ['in_dispute'],
    guards: [document],
    to: () => 'escalated',
  },
  { act: 'resume', by: ['staff'], from: ['escalated'], guards: [reason], to: () => 'in_dispute' },
  { act: 'decide', by: ['staff'], from: ['escalated'], guards: [document], to: () => 'resolved' },
  {
    act: 'withdraw',
    by: ['claimant', 'staff'],
    from: ['draft', ...OPEN],
    guards: [noCounterclaim],
    to: () => 'withdrawn',
  },
  // What it was about is gone by what somebody changed elsewhere: a period that was ended, a claim that was released.
  { act: 'settle', by: ['clock'], from: OPEN, guards: [nothingLeft], to: () => 'resolved' },
  // Two cases about the same: what the one was about goes on in the other.
  { act: 'merge', by: ['staff'], from: OPEN, guards: [reason], to: () => 'withdrawn' },
];

function decidedByDefault(isExpected: boolean): Guard {
  const message = isExpected
    ? 'Silence proves nothing in a case of this kind: escalate it.'
    : 'Staff confirm what silence comes to in a case of this kind.';
  return guard('default_by_kind', message, ({ kind }) => ESCALATES_BY_DEFAULT.includes(kind) !== isExpected);
}
