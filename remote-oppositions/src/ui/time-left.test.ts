import { describe, expect, test } from '@jest/globals';
import { countdownTo, timeLeft } from './time-left.ts';

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
    ['2026-11-20T12:00:00.000Z', 'Time’s up', true],
    ['2026-11-19T12:00:00.000Z', 'Time’s up', true],
  ])('describes the time until %s as %p', (until, words, isPressing) => {
    expect(timeLeft(until, now)).toEqual({ words, isPressing });
  });
});

describe('the large figure', () => {
  test.each([
    ['2026-12-02T23:59:00.000Z', { figure: 12, unit: 'days' }],
    ['2026-11-27T12:00:00.000Z', { figure: 7, unit: 'days' }],
    ['2026-11-21T12:00:00.000Z', { figure: 1, unit: 'day' }],
    ['2026-11-21T11:59:00.000Z', { figure: 23, unit: 'hours' }],
    ['2026-11-20T13:00:00.000Z', { figure: 1, unit: 'hour' }],
    ['2026-11-20T12:01:00.000Z', { figure: 1, unit: 'hour at most' }],
    ['2026-11-20T12:00:00.000Z', { figure: null, unit: 'Time’s up' }],
  ])('until %s it is %p', (until, countdown) => {
    expect(countdownTo(until, now)).toEqual(countdown);
  });
});
