import { expect, test } from '@jest/globals';
import { dayHere } from './day-here.ts';

test.each([
  [new Date(2026, 10, 21, 0, 5), '2026-11-21'],
  [new Date(2026, 10, 21, 23, 55), '2026-11-21'],
  [new Date(2027, 0, 1), '2027-01-01'],
])('returns the day in the reader’s calendar at any hour: %s', (at, day) => {
  expect(dayHere(at)).toBe(day);
});
