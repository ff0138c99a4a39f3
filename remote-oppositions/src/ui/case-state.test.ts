import { CASE_STATES } from '@counterpoint/domain/states';
import { describe, expect, test } from '@jest/globals';
import { describeTurn, isClosed } from './case-state.ts';

describe('whose turn it is', () => {
  const waits_for = ['Kwesi Boateng', 'Osu Music'];

  test('is empty once a case is closed, even if the row has one', () => {
    const closed = CASE_STATES.filter((state) => isClosed({ state }));
    expect(closed).toEqual(['inadmissible', 'resolved', 'withdrawn', 'lapsed']);
    for (const state of closed) expect(describeTurn({ state, is_my_turn: true, waits_for })).toBeNull();
  });

  test('is named, unless it is the member’s', () => {
    expect(describeTurn({ state: 'in_dispute', is_my_turn: false, waits_for })).toBe('Kwesi Boateng and Osu Music');
    expect(describeTurn({ state: 'awaiting_response', is_my_turn: true, waits_for })).toBe('Your turn');
    expect(describeTurn({ state: 'draft', is_my_turn: false, waits_for: [] })).toBe('You (to file it)');
  });
});
