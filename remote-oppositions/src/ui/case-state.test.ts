import { CASE_STATES } from '@counterpoint/domain/states';
import { describe, expect, test } from '@jest/globals';
import { isClosed, turnOf } from './case-state.ts';

describe('whose turn it is', () => {
  const waits_for = ['Kwesi Boateng', 'Osu Music'];

  test('is nobody’s once a case is closed, even if the row still says so', () => {
    const closed = CASE_STATES.filter((state) => isClosed({ state }));
    expect(closed).toEqual(['inadmissible', 'resolved', 'withdrawn', 'lapsed']);
    for (const state of closed) expect(turnOf({ state, is_my_turn: true, waits_for })).toBeNull();
  });

  test('is named, unless it is the member’s', () => {
    expect(turnOf({ state: 'in_dispute', is_my_turn: false, waits_for })).toBe('Kwesi Boateng and Osu Music');
    expect(turnOf({ state: 'awaiting_response', is_my_turn: true, waits_for })).toBe('Your turn');
    expect(turnOf({ state: 'draft', is_my_turn: false, waits_for: [] })).toBe('You (to file it)');
  });
});
