import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CaseKind, type CaseState, CLOSED_CASE_STATES } from '../states/index.ts';
import type { CaseAct } from './case-acts.ts';
import type { CaseActor, CaseFacts } from './case-facts.ts';
import { actsFor, hasSharesOnHold, moveCase } from './case-machine.ts';

/** A case from its parties' view, from which the machine's input is derived. */
interface World {
  readonly kind: CaseKind;
  state: CaseState;
  day: number;
  /** Each respondent's answer: none, accepted, or maintained. */
  readonly answers: ('none' | 'gave_way' | 'maintains')[];
  readonly hadMoreTime: boolean[];
  readonly respondBy: number[];
  evidenceBy: number;
  readonly documents: { claimant: boolean; respondent: boolean; order: boolean };
  /** The parties that accepted the open proposal, its author and the state it was made in; the claimant is party 0. */
  proposal: Proposal | null;
}

interface Proposal {
  readonly by: CaseActor;
  readonly from: number;
  readonly accepted: Set<number>;
  readonly wasAwaiting: boolean;
}

interface Move {
  readonly act: CaseAct;
  readonly by: CaseActor;
  /** The acting respondent, if one acts. */
  readonly who: number;
}

interface Step extends Move {
  readonly days: number;
  readonly addsEvidence: boolean;
}

const NEEDED: Record<CaseKind, 'nothing' | 'claimant' | 'both'> = {
  author_share: 'nothing',
  duplicate_work: 'nothing',
  performer_line_up: 'claimant',
  authorship: 'both',
  ownership: 'both',
  recording_ownership: 'both',
  sample: 'both',
  infringement: 'both',
};
const SILENCE_PROVES_NOTHING: readonly CaseKind[] = ['sample', 'infringement'];

function begun(kind: CaseKind, respondents: number): World {
  const each = <Value>(value: Value) => Array.from({ length: respondents }, () => value);
  return {
    kind,
    state: 'draft',
    day: 0,
    evidenceBy: 60,
    proposal: null,
    answers: each<'none' | 'gave_way' | 'maintains'>('none'),
    hadMoreTime: each(false),
    respondBy: each(60),
    documents: { claimant: false, respondent: false, order: false },
  };
}

/** The machine's input after the act. */
function factsOf(world: World, { act, by, who }: Move): CaseFacts {
  const after = world.answers.map((answer, index) =>
    index === who && gives(act) && by === 'respondent' ? 'gave_way' : answer,
  );
  const parties = world.answers.length + 1;
  const accepted = new Set([...(world.proposal?.accepted ?? []), partyOf(by, who)]);
  return {
    kind: world.kind,
    isProposalFull: true,
    hasClaimantEvidence: world.documents.claimant,
    hasRespondentEvidence: world.documents.respondent,
    hasAnswered: world.answers[who] !== 'none',
    hasAskedForTime: world.hadMoreTime[who] ?? false,
    isStillInConflict: after.some((answer) => answer !== 'gave_way'),
    isAnswerOutstanding: after.includes('none'),
    isOverdue: isOverdue(world, by, who),
    hasEveryAcceptance: accepted.size === parties,
    hasDocument: world.documents.order,
    hasCounterclaim: world.proposal !== null && world.proposal.by !== 'claimant',
    isOwnProposal: world.proposal?.from === partyOf(by, who),
    wereAnswersAwaited: world.proposal?.wasAwaiting ?? false,
  };
}

/** The claimant is the first party; the respondents follow. */
const partyOf = (by: CaseActor, who: number) => (by === 'claimant' ? 0 : who + 1);

const gives = (act: CaseAct) => act === 'update' || act === 'revoke';

function isOverdue({ state, day, answers, respondBy, evidenceBy }: World, by: CaseActor, who: number): boolean {
  if (state === 'awaiting_claimant_evidence') return day >= evidenceBy;
  if (state !== 'awaiting_response') return false;
  if (by === 'respondent') return day >= (respondBy[who] ?? 0);
  return answers.every((answer, index) => answer !== 'none' || day >= (respondBy[index] ?? 0));
}

/** The state after an act by ADR 34, without the machine's table; null if the act isn't allowed. */
function expected(world: World, move: Move): CaseState | null {
  const { kind, state, documents, answers } = world;
  const { act, by, who } = move;
  if (CLOSED_CASE_STATES.some((closed) => closed === state)) return null;
  const isOpen = state !== 'draft';
  const isDebated = ['awaiting_response', 'in_dispute', 'escalated', 'settlement_proposed'].includes(state);
  const isStaff = by === 'staff';
  const isParty = by === 'claimant' || by === 'respondent';
  const isFiled = state === 'submitted' || state === 'awaiting_claimant_evidence';
  const isReady = documents.claimant || NEEDED[kind] === 'nothing';
  const canAnswer = state === 'awaiting_response' || state === 'in_dispute';
  const isFresh = by === 'respondent' && canAnswer && answers[who] === 'none' && !isOverdue(world, by, who);
  const others = answers.filter((_, index) => index !== who);
  const ifGivenWay = () => {
    if (others.every((answer) => answer === 'gave_way')) return 'resolved';
    if (state !== 'awaiting_response') return state;
    return others.includes('none') ? 'awaiting_response' : 'in_dispute';
  };
  const possible: Partial<Record<CaseAct, () => CaseState | false>> = {
    submit: () => {
      const isNowReady = state === 'awaiting_claimant_evidence' && isReady;
      return by === 'claimant' && (state === 'draft' || isNowReady) && 'submitted';
    },
    detect: () => by === 'clock' && state === 'draft' && 'awaiting_response',
    dismiss: () => isStaff && isFiled && 'inadmissible',
    ask_for_evidence: () =>
      !isParty && state === 'submitted' && NEEDED[kind] !== 'nothing' && 'awaiting_claimant_evidence',
    admit: () => !isParty && isFiled && isReady && 'awaiting_response',
    lapse: () =>
      by === 'clock' &&
      state === 'awaiting_claimant_evidence' &&
      isOverdue(world, by, who) &&
      !documents.claimant &&
      'lapsed',
    update: () => isFresh && ifGivenWay(),
    revoke: () => by === 'respondent' && isDebated && state !== 'settlement_proposed' && ifGivenWay(),
    maintain: () => isFresh && (NEEDED[kind] !== 'both' || documents.respondent) && 'in_dispute',
    ask_for_time: () => isFresh && state === 'awaiting_response' && !world.hadMoreTime[who] && 'awaiting_response',
    default: () => {
      if (state !== 'awaiting_response' || isParty || !isOverdue(world, by, who)) return false;
      if (SILENCE_PROVES_NOTHING.includes(kind)) return by === 'clock' && 'escalated';
      return isStaff && 'resolved';
    },
    propose: () => isParty && isDebated && 'settlement_proposed',
    accept: () => {
      if (!isParty || state !== 'settlement_proposed') return false;
      const missing = [0, ...answers.map((_, index) => index + 1)].filter((id) => !world.proposal?.accepted.has(id));
      return missing.every((id) => id === partyOf(by, who)) ? 'resolved' : 'settlement_proposed';
    },
    refuse: () => {
      if (!isParty || state !== 'settlement_proposed') return false;
      const isTakenBack = world.proposal?.from === partyOf(by, who);
      return isTakenBack && world.proposal?.wasAwaiting && answers.includes('none')
        ? 'awaiting_response'
        : 'in_dispute';
    },
    escalate: () => by !== 'clock' && state === 'in_dispute' && documents.order && 'escalated',
    resume: () => isStaff && state === 'escalated' && 'in_dispute',
    decide: () => isStaff && state === 'escalated' && documents.order && 'resolved',
    withdraw: () => {
      const isAskedForMore = world.proposal !== null && world.proposal.by !== 'claimant';
      return (by === 'claimant' || isStaff) && !isAskedForMore && 'withdrawn';
    },
    settle: () => by === 'clock' && isOpen && answers.every((answer) => answer === 'gave_way') && 'resolved',
    merge: () => isStaff && isOpen && 'withdrawn',
  };
  return possible[act]?.() || null;
}

/** The world after an act. */
function live(world: World, { act, by, who }: Move): void {
  const party = partyOf(by, who);
  if (gives(act) && by === 'respondent') world.answers[who] = 'gave_way';
  if (act === 'maintain') world.answers[who] = 'maintains';
  if (act === 'ask_for_time') {
    world.hadMoreTime[who] = true;
    world.respondBy[who] = (world.respondBy[who] ?? 0) + 30;
  }
  if (act === 'admit') world.respondBy.fill(world.day + 60);
  if (act === 'ask_for_evidence') world.evidenceBy = world.day + 60;
  if (act === 'propose') {
    const wasAwaiting = world.proposal?.wasAwaiting ?? world.state === 'awaiting_response';
    world.proposal = { by, from: party, accepted: new Set([party]), wasAwaiting };
  } else if (act === 'accept') world.proposal?.accepted.add(party);
  else if (act === 'refuse') {
    world.proposal = null;
    world.respondBy.forEach((day, index) => {
      world.respondBy[index] = Math.max(day, world.day + 14);
    });
  }
}

const ACTS_BY: Record<CaseActor, readonly CaseAct[]> = {
  claimant: ['submit', 'propose', 'accept', 'refuse', 'escalate', 'withdraw', 'maintain'],
  respondent: ['update', 'revoke', 'maintain', 'ask_for_time', 'propose', 'accept', 'refuse', 'escalate', 'withdraw'],
  staff: [
    'admit',
    'dismiss',
    'ask_for_evidence',
    'default',
    'escalate',
    'resume',
    'decide',
    'withdraw',
    'merge',
    'update',
  ],
  clock: ['detect', 'ask_for_evidence', 'admit', 'lapse', 'default', 'settle', 'decide'],
};

const aStep: fc.Arbitrary<Step> = fc.constantFrom<CaseActor>('claimant', 'respondent', 'staff', 'clock').chain((by) =>
  fc.record({
    by: fc.constant(by),
    act: fc.constantFrom(...ACTS_BY[by]),
    who: fc.nat({ max: 2 }),
    days: fc.constantFrom(0, 0, 1, 20, 61),
    addsEvidence: fc.boolean(),
  }),
);
const opened = (by: CaseActor, act: CaseAct, addsEvidence = false): Step => ({
  by,
  act,
  addsEvidence,
  who: 0,
  days: 0,
});
/** Most walks begin where a party must act, which random steps seldom reach. */
const OPENINGS: readonly (readonly Step[])[] = [
  [],
  [opened('claimant', 'submit', true), opened('staff', 'admit')],
  [opened('claimant', 'submit'), opened('clock', 'ask_for_evidence')],
];

test('follows the rules on every random walk, holds disputed shares, and reaches a final state', () => {
  const ended = new Set<CaseState>();
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...(Object.keys(NEEDED) as CaseKind[])),
        respondents: fc.integer({ min: 1, max: 3 }),
        opening: fc.constantFrom(...OPENINGS),
        steps: fc.array(aStep, { maxLength: 40 }),
      }),
      ({ kind, respondents, opening, steps }) => {
        const world = begun(kind, respondents);
        for (const step of [...opening, ...steps]) {
          take(world, { ...step, who: step.who % respondents });
          if (CLOSED_CASE_STATES.some((closed) => closed === world.state)) ended.add(world.state);
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect([...ended].sort()).toEqual([...CLOSED_CASE_STATES].sort());
});

function take(world: World, { days, addsEvidence, ...move }: Step): void {
  world.day += days;
  if (addsEvidence) world.documents[move.by === 'claimant' || move.by === 'respondent' ? move.by : 'order'] = true;
  // A party that escalates to a court attaches its order.
  if (addsEvidence && move.act === 'escalate') world.documents.order = true;
  const facts = factsOf(world, move);
  const wanted = expected(world, move);
  const outcome = moveCase(world.state, move, facts);
  expect([world.state, move, outcome.isDone ? outcome.state : null]).toEqual([world.state, move, wanted]);
  expect(actsFor(world.state, move.by, facts).includes(move.act)).toBe(wanted !== null);
  if (!outcome.isDone) return;
  live(world, move);
  world.state = outcome.state;
  if (world.state !== 'settlement_proposed') world.proposal = null;
  const isDebated = !['draft', 'submitted', 'awaiting_claimant_evidence'].includes(world.state);
  const isOver = CLOSED_CASE_STATES.some((closed) => closed === world.state);
  expect(hasSharesOnHold(world.state)).toBe(isDebated && !isOver);
}
