import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CLOSED_ISNI_STATES,
  ISNI_ACTORS,
  ISNI_ACTS,
  ISNI_APPLICATION_STATES,
  type IsniApplicationState,
  isIsniClosed,
  isIsniWithdrawable,
  isIsniWritable,
  nextIsniState,
} from './index.ts';

const acts = fc.tuple(fc.constantFrom(...ISNI_ACTS), fc.constantFrom(...ISNI_ACTORS));

/** Every state reached from a draft. */
function walk(steps: readonly [(typeof ISNI_ACTS)[number], (typeof ISNI_ACTORS)[number]][]): IsniApplicationState[] {
  const states: IsniApplicationState[] = ['draft'];
  for (const [act, by] of steps) {
    const next = nextIsniState(states.at(-1) ?? 'draft', act, by);
    if (next) states.push(next);
  }
  return states;
}

function reachableFrom(start: IsniApplicationState): Set<IsniApplicationState> {
  const every = ISNI_ACTS.flatMap((act) => ISNI_ACTORS.map((by) => [act, by] as const));
  const reached = new Set([start]);
  // Iterates over a set that grows meanwhile.
  for (const state of reached) for (const [act, by] of every) reached.add(nextIsniState(state, act, by) ?? state);
  return reached;
}

describe('state machine of ISNI applications', () => {
  test('never leaves a final state', () => {
    for (const state of CLOSED_ISNI_STATES)
      fc.assert(fc.property(acts, ([act, by]) => nextIsniState(state, act, by) === null));
  });

  test('lets no applicant assign or reject', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ISNI_APPLICATION_STATES), acts, (state, [act]) => {
        expect(['assigned', 'rejected', 'more_info_needed', 'possible_match']).not.toContain(
          nextIsniState(state, act, 'member'),
        );
      }),
    );
  });

  test('lets only the member write, submit, recall and answer', () => {
    for (const by of ['society', 'agency'] as const)
      fc.assert(
        fc.property(fc.constantFrom(...ISNI_APPLICATION_STATES), acts, (state, [act]) => {
          expect(['submitted', 'claimed_existing', 'withdrawn']).not.toContain(nextIsniState(state, act, by));
        }),
      );
  });

  test('never returns to a draft, and ends only after a submission', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 30 }), (steps) => {
        const [first, second, ...rest] = walk(steps);
        expect(first).toBe('draft');
        expect([undefined, 'submitted', 'claimed_existing']).toContain(second);
        expect(rest).not.toContain('draft');
      }),
    );
  });

  test('reaches every state', () => {
    expect([...reachableFrom('draft')].sort()).toEqual([...ISNI_APPLICATION_STATES].sort());
  });

  test('can reach an end from every open state', () => {
    for (const start of ISNI_APPLICATION_STATES.filter((state) => !isIsniClosed(state)))
      expect([...reachableFrom(start)]).toEqual(expect.arrayContaining(['assigned', 'rejected']));
  });

  test('allows edits while it is with the member', () => {
    expect(ISNI_APPLICATION_STATES.filter(isIsniWritable)).toEqual(['draft', 'more_info_needed']);
  });

  test('allows withdrawal in exactly the states with that transition', () => {
    for (const state of ISNI_APPLICATION_STATES)
      expect(isIsniWithdrawable(state)).toBe(nextIsniState(state, 'withdraw', 'member') !== null);
  });
});
