import { expect, test } from '@jest/globals';
import { countdownTo, dayAndTime } from './case-clock.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-12-02T23:59:00.000Z', 12, 'days', false],
  ['2026-11-27T12:00:00.000Z', 7, 'days', true],
  ['2026-11-21T12:00:00.000Z', 1, 'day', true],
  ['2026-11-21T11:59:00.000Z', 23, 'hours', true],
  ['2026-11-20T13:00:00.000Z', 1, 'hour', true],
  ['2026-11-20T12:01:00.000Z', 1, 'hour at most', true],
  ['2026-11-20T12:00:00.000Z', null, 'Time is up', true],
])('until %s it is %p %s', (until, figure, unit, isPressing) => {
  expect(countdownTo(until, now)).toEqual({ figure, unit, isPressing });
});

test('a deadline is told with its day and time', () => {
  const local = new Date(2026, 11, 2, 23, 59).toISOString();
  expect(dayAndTime(local)).toBe('2 December 2026, 23:59');
});
