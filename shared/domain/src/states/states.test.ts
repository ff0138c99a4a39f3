import { describe, expect, test } from '@jest/globals';
import {
  CASE_STATES,
  CLOSED_CASE_STATES,
  RECORDING_FILTERS,
  RECORDING_STATES,
  SOCIETY_FILTERS,
  stateAfterSubmission,
  WORK_FILTERS,
  WORK_STATES,
} from './index.ts';

describe('submissions', () => {
  test.each([
    [true, true, 'awaiting_confirmation'],
    [true, false, 'awaiting_confirmation'],
    [false, true, 'registered'],
    [false, false, 'registered_incomplete'],
  ] as const)(
    'with pending confirmations: %p, every IPI known: %p, become %s',
    (isConfirmationOutstanding, hasEveryIpi, state) => {
      expect(stateAfterSubmission({ isConfirmationOutstanding, hasEveryIpi })).toBe(state);
    },
  );
});

describe('lists of states', () => {
  test('contain no dispute, which is derived', () => {
    expect([...WORK_STATES, ...RECORDING_STATES]).not.toContain('in_dispute');
  });

  test('cover every filter that isn’t derived', () => {
    const derived = ['all', 'in_dispute', 'awaits_me', ...SOCIETY_FILTERS];
    const known: readonly string[] = WORK_STATES;
    for (const filter of [...WORK_FILTERS, ...RECORDING_FILTERS])
      expect(derived.includes(filter) || known.includes(filter)).toBe(true);
  });

  test('give recordings the states of compositions, except the one about the ISWC', () => {
    expect(RECORDING_STATES).toEqual(WORK_STATES.filter((state) => state !== 'registered_incomplete'));
  });

  test('close cases in existing states', () => {
    expect(CASE_STATES).toEqual(expect.arrayContaining([...CLOSED_CASE_STATES]));
  });
});
