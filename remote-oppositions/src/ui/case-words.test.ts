import { OPPOSITION_STATES } from '@counterpoint/domain/states';
import { describe, expect, test } from '@jest/globals';
import { isClosed, timeLeft, turnOf } from './case-words.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('the time left', () => {
  test.each([
    ['2027-01-19T12:00:00.000Z', '60 days left', false],
    ['2026-11-28T12:00:00.000Z', '8 days left', false],
    ['2026-11-27T12:00:00.000Z', '7 days left', true],
    ['2026-11-22T11:59:00.000Z', '1 day left', true],
    ['2026-11-21T11:59:00.000Z', '23 hours left', true],
    ['2026-11-20T13:00:00.000Z', '1 hour left', true],
    ['2026-11-20T12:59:00.000Z', 'Less than an hour left', true],
    ['2026-11-20T12:00:00.000Z', 'Time is up', true],
    ['2026-11-19T12:00:00.000Z', 'Time is up', true],
  ])('until %s is told as %p', (until, words, isPressing) => {
    expect(timeLeft(until, now)).toEqual({ words, isPressing });
  });
});

describe('whose turn it is', () => {
  const waits_for = ['Kwesi Boateng', 'Osu Music'];

  test('is nobody’s once a case is closed, even where the row still says mine', () => {
    const closed = OPPOSITION_STATES.filter((state) => isClosed({ state }));
    expect(closed).toEqual(['inadmissible', 'resolved', 'withdrawn', 'lapsed']);
    for (const state of closed) expect(turnOf({ state, is_my_turn: true, waits_for })).toBeNull();
  });

  test('is told by name, unless it is the member’s', () => {
    expect(turnOf({ state: 'in_dispute', is_my_turn: false, waits_for })).toBe('Kwesi Boateng and Osu Music');
    expect(turnOf({ state: 'awaiting_response', is_my_turn: true, waits_for })).toBe('Your turn');
    expect(turnOf({ state: 'draft', is_my_turn: false, waits_for: [] })).toBe('You, to file it');
  });
});
