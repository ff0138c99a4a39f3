import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CASE_KINDS, CASE_STATES, type CaseState, CLOSED_CASE_STATES } from '../states/index.ts';
import { CASE_ACTS } from './case-acts.ts';
import { CASE_ACTORS, type CaseFacts } from './case-facts.ts';
import { actsFor, type CaseMove, hasSharesOnHold, moveCase } from './case-machine.ts';
import { CASE_TABLE } from './case-table.ts';

function facts(overrides: Partial<CaseFacts> = {}): CaseFacts {
  return {
    kind: 'author_share',
    hasClaimantEvidence: true,
    hasRespondentEvidence: true,
    hasAnswered: false,
    hasAskedForTime: false,
    isStillInConflict: true,
    isAnswerOutstanding: false,
    isOverdue: false,
    isProposalFull: true,
    hasEveryAcceptance: true,
    hasDocument: true,
    hasCounterclaim: false,
    isOwnProposal: false,
    wereAnswersAwaited: false,
    ...overrides,
  };
}

const isClosed = (state: CaseState) => CLOSED_CASE_STATES.some((closed) => closed === state);
const anyFacts: fc.Arbitrary<CaseFacts> = fc
  .tuple(fc.constantFrom(...CASE_KINDS), fc.infiniteStream(fc.boolean()))
  .map(([kind, truths]) => {
    const isTrue = () => truths.next().value === true;
    return {
      kind,
      hasClaimantEvidence: isTrue(),
      hasRespondentEvidence: isTrue(),
      hasAnswered: isTrue(),
      hasAskedForTime: isTrue(),
      isStillInConflict: isTrue(),
      isAnswerOutstanding: isTrue(),
      isOverdue: isTrue(),
      isProposalFull: isTrue(),
      hasEveryAcceptance: isTrue(),
      hasDocument: isTrue(),
      hasCounterclaim: isTrue(),
      isOwnProposal: isTrue(),
      wereAnswersAwaited: isTrue(),
    };
  });
const anyMove = fc.record({ act: fc.constantFrom(...CASE_ACTS), by: fc.constantFrom(...CASE_ACTORS) });

/** The state after these acts, or the code of the refusal. */
function walk(...steps: readonly (readonly [CaseMove, Partial<CaseFacts>?])[]): string {
  let state: CaseState = 'draft';
  for (const [move, given] of steps) {
    const outcome = moveCase(state, move, facts(given));
    if (!outcome.isDone) return outcome.code;
    state = outcome.state;
  }
  return state;
}

const submit = { act: 'submit', by: 'claimant' } as const;
const admit = { act: 'admit', by: 'staff' } as const;
const respond = (act: 'update' | 'revoke' | 'maintain' | 'ask_for_time' | 'propose') =>
  ({ act, by: 'respondent' }) as const;

describe('open cases', () => {
  test.each([
    ['agreed', [[submit], [admit], [respond('update'), { isStillInConflict: false }]], 'resolved'],
    ['released', [[submit], [admit], [respond('revoke'), { isStillInConflict: false }]], 'resolved'],
    ['maintained', [[submit], [admit], [respond('maintain')]], 'in_dispute'],
    ['settled at once', [[submit], [admit], [respond('propose')], [{ act: 'accept', by: 'claimant' }]], 'resolved'],
    ['refused', [[submit], [admit], [respond('propose')], [{ act: 'refuse', by: 'claimant' }]], 'in_dispute'],
    ['inadmissible', [[submit], [{ act: 'dismiss', by: 'staff' }]], 'inadmissible'],
    ['defaulted', [[submit], [admit], [{ act: 'default', by: 'staff' }, { isOverdue: true }]], 'resolved'],
    ['withdrawn', [[submit], [{ act: 'withdraw', by: 'claimant' }]], 'withdrawn'],
  ] as const)('handles a case that is %s', (_, steps, expected) => {
    expect(walk(...steps)).toBe(expected);
  });

  test('asks the parties at once if detected, and ends when no conflict is left', () => {
    const kind = 'recording_ownership' as const;
    const detect = { act: 'detect', by: 'clock' } as const;
    const settle = { act: 'settle', by: 'clock' } as const;
    expect(walk([detect, { kind, hasClaimantEvidence: false }])).toBe('awaiting_response');
    expect(walk([detect, { kind }], [settle, { kind }])).toBe('still_in_conflict');
    expect(walk([detect, { kind }], [settle, { kind, isStillInConflict: false }])).toBe('resolved');
  });

  test('lapses if its claimant adds no documents in time', () => {
    const kind = 'ownership' as const;
    const steps = [[submit], [{ act: 'ask_for_evidence', by: 'staff' }, { kind }]] as const;
    const lapse = { act: 'lapse', by: 'clock' } as const;
    const missing = { kind, hasClaimantEvidence: false };
    expect(walk(...steps, [lapse, missing])).toBe('not_due');
    expect(walk(...steps, [lapse, { ...missing, isOverdue: true }])).toBe('lapsed');
    expect(walk(...steps, [lapse, { kind, isOverdue: true }])).toBe('evidence_here');
    expect(walk(...steps, [admit, { kind, hasClaimantEvidence: false }])).toBe('missing_evidence');
  });

  test('returns to the society with the documents that it needs', () => {
    const kind = 'ownership' as const;
    const steps = [[submit], [{ act: 'ask_for_evidence', by: 'staff' }, { kind }]] as const;
    expect(walk(...steps, [submit, { kind, hasClaimantEvidence: false }])).toBe('missing_evidence');
    expect(walk(...steps, [submit, { kind }])).toBe('submitted');
  });

  test.each(['sample', 'infringement'] as const)(
    'escalates a case about a %s by silence instead of deciding it',
    (kind) => {
      const given = { kind, isOverdue: true };
      expect(walk([submit], [admit, given], [{ act: 'default', by: 'staff' }, given])).toBe('default_by_kind');
      expect(walk([submit], [admit, given], [{ act: 'default', by: 'clock' }, given])).toBe('escalated');
    },
  );

  test('waits for all respondents before it becomes a dispute', () => {
    const update = respond('update');
    expect(walk([submit], [admit], [update, { isAnswerOutstanding: true }])).toBe('awaiting_response');
    expect(walk([submit], [admit], [update, { isAnswerOutstanding: false }])).toBe('in_dispute');
  });

  test.each([
    ['is withdrawn', { isOwnProposal: true }, 'awaiting_response'],
    ['is withdrawn after all have answered', { isOwnProposal: true, isAnswerOutstanding: false }, 'in_dispute'],
    ['is withdrawn in a dispute', { isOwnProposal: true, wereAnswersAwaited: false }, 'in_dispute'],
    ['is refused', { isOwnProposal: false }, 'in_dispute'],
  ])('awaits answers again only if a split %s before they came', (_, given, expected) => {
    const known = { wereAnswersAwaited: true, isAnswerOutstanding: true, ...given };
    const propose = { act: 'propose', by: 'claimant' } as const;
    expect(walk([submit], [admit], [propose], [{ act: 'refuse', by: 'claimant' }, known])).toBe(expected);
  });

  test('extends the deadline once', () => {
    const later = respond('ask_for_time');
    expect(walk([submit], [admit], [later])).toBe('awaiting_response');
    expect(walk([submit], [admit], [later], [later, { hasAskedForTime: true }])).toBe('no_more_time');
  });

  test('can be decided by the society only, and answered by respondents only', () => {
    expect(walk([submit], [{ act: 'admit', by: 'claimant' }])).toBe('not_yours');
    expect(walk([submit], [admit], [{ act: 'maintain', by: 'claimant' }])).toBe('not_yours');
  });
});

describe('transition table', () => {
  test('leads out of every open state, and out of none that is final', () => {
    for (const state of CASE_STATES) {
      const rows = CASE_TABLE.filter(({ from }) => from.includes(state));
      expect([state, rows.length > 0]).toEqual([state, !isClosed(state)]);
    }
  });

  test('reaches every state and uses every act', () => {
    const samples = fc.sample(anyFacts, { numRuns: 400, seed: 7 });
    const reached = new Set<CaseState>(['draft']);
    // Grows while iterated, so that each reached state is explored.
    for (const state of reached) for (const next of nextStates(state, samples)) reached.add(next);
    expect([...reached].sort()).toEqual([...CASE_STATES].sort());
    expect(new Set(CASE_TABLE.map(({ act }) => act))).toEqual(new Set(CASE_ACTS));
  });

  test('allows nothing that a guard forbids, changes no final state, and offers exactly what it allows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CASE_STATES), anyMove, anyFacts, (state, move, given) => {
        const outcome = moveCase(state, move, given);
        if (isClosed(state)) expect(outcome.isDone).toBe(false);
        const row = CASE_TABLE.find(
          ({ act, by, from }) => act === move.act && by.includes(move.by) && from.includes(state),
        );
        const isAllowed = row?.guards.every(({ isMet }) => isMet(given)) ?? false;
        expect(outcome.isDone).toBe(isAllowed);
        expect(actsFor(state, move.by, given).includes(move.act)).toBe(isAllowed);
      }),
      { numRuns: 2000 },
    );
  });

  test('can end every open case, whatever the facts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CASE_STATES.filter((state) => !isClosed(state))), anyFacts, (state, given) => {
        const helped = { ...given, isOverdue: true, hasDocument: true, hasCounterclaim: false };
        expect(CASE_ACTORS.some((by) => actsFor(state, by, helped).length > 0)).toBe(true);
      }),
    );
  });

  test('holds lines exactly while others are asked and parties disagree', () => {
    expect(CASE_STATES.filter(hasSharesOnHold)).toEqual([
      'awaiting_response',
      'in_dispute',
      'escalated',
      'settlement_proposed',
    ]);
  });
});

function nextStates(state: CaseState, samples: readonly CaseFacts[]): CaseState[] {
  const moves = CASE_ACTORS.flatMap((by) => CASE_ACTS.map((act) => ({ act, by })));
  return samples.flatMap((given) =>
    moves.flatMap((move) => {
      const outcome = moveCase(state, move, given);
      return outcome.isDone ? [outcome.state] : [];
    }),
  );
}
