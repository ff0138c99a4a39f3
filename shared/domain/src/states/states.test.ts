import { describe, expect, test } from '@jest/globals';
import {
  CASE_STATES,
  CLOSED_CASE_STATES,
  RECORDING_FILTERS,
  RECORDING_STATES,
  stateAfterSubmission,
  WORK_FILTERS,
  WORK_STATES,
} from './index.ts';

describe('a submission', () => {
  test.each([
    [true, true, 'awaiting_confirmation'],
    [true, false, 'awaiting_confirmation'],
    [false, true, 'registered'],
    [false, false, 'registered_incomplete'],
  ] as const)(
    'with a confirmation outstanding: %p, every IPI known: %p, is %s',
    (isConfirmationOutstanding, hasEveryIpi, state) => {
      expect(stateAfterSubmission({ isConfirmationOutstanding, hasEveryIpi })).toBe(state);
    },
  );
});

describe('the lists of states', () => {
  test('hold a dispute nowhere, for it is derived', () => {
    expect([...WORK_STATES, ...RECORDING_STATES]).not.toContain('in_dispute');
  });

  test('know every filter but those that are derived', () => {
    const derived = ['all', 'in_dispute'];
    const known: readonly string[] = WORK_STATES;
    for (const filter of [...WORK_FILTERS, ...RECORDING_FILTERS])
      expect(derived.includes(filter) || known.includes(filter)).toBe(true);
  });

  test('give recordings the states of compositions, but for one that asks for an ISWC', () => {
    expect(RECORDING_STATES).toEqual(WORK_STATES.filter((state) => state !== 'registered_incomplete'));
  });

  test('close an opposition in states that it has', () => {
    expect(CASE_STATES).toEqual(expect.arrayContaining([...CLOSED_CASE_STATES]));
  });
});
