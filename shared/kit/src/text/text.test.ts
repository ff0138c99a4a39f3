// cspell:ignore autres jour novembre quelques secondes
import { afterEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  formatClock,
  formatDayAndTime,
  formatDuration,
  formatLongDate,
  formatSize,
  parseClock,
  relativeTime,
  someOf,
  upperFirst,
} from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('relativeTime', () => {
  test.each([
    ['2026-11-21T11:59:30Z', 'a few moments ago'],
    ['2026-11-21T12:00:30Z', 'a few moments ago'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:01:00Z', '59 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-21T10:00:00Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2026-10-29T12:00:00Z', '23 days ago'],
    ['2026-10-22T12:00:00Z', '1 month ago'],
    ['2026-05-21T12:00:00Z', '6 months ago'],
    ['2025-11-21T12:00:00Z', '1 year ago'],
    ['2020-11-20T12:00:00Z', '6 years ago'],
  ])('formats %s as %s', (iso, text) => {
    expect(relativeTime(iso, now)).toBe(text);
  });

  test('shows a year instead of more than 12 months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (passed) => {
        const text = relativeTime(new Date(now.getTime() - passed).toISOString(), now);
        expect(text).toMatch(
          /^(a few moments|1 (year|month|day|hour|minute)|\d+ (years|months|days|hours|minutes)) ago$/,
        );
        const months = /^(\d+) months/.exec(text);
        if (months) expect(Number(months[1])).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('formatDayAndTime', () => {
  test.each([
    ['Africa/Accra', '2 December 2026, 23:59 GMT'],
    ['Asia/Tokyo', '3 December 2026, 08:59 GMT+9'],
    ['America/New_York', '2 December 2026, 18:59 GMT-5'],
  ])('shows the day and time in %s with its time zone', (timeZone, text) => {
    expect(formatDayAndTime('2026-12-02T23:59:00.000Z', timeZone)).toBe(text);
  });
});

describe('formatLongDate', () => {
  test('formats the day, the month and the year', () => {
    expect(formatLongDate('2026-11-18')).toBe('18 November 2026');
    expect(formatLongDate('1991-03-04')).toBe('4 March 1991');
  });

  test('returns invalid dates unchanged', () => {
    expect(formatLongDate('soon')).toBe('soon');
  });
});

describe('case', () => {
  test('upperFirst changes the first letter only', () => {
    expect(upperFirst('éclair MIX')).toBe('Éclair MIX');
    expect(upperFirst('')).toBe('');
  });
});

describe('durations', () => {
  test.each([
    [222, '3 minutes 42 seconds', '3:42'],
    [245, '4 minutes 5 seconds', '4:05'],
    [61, '1 minute 1 second', '1:01'],
    [42, '42 seconds', '0:42'],
    [0, '0 seconds', '0:00'],
    [3723, '1 hour 2 minutes 3 seconds', '1:02:03'],
  ])('formats %d seconds as %s and as %s', (seconds, text, clock) => {
    expect(formatDuration(seconds)).toBe(text);
    expect(formatClock(seconds)).toBe(clock);
  });

  test('parseClock parses what formatClock formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 * 3600 }), (seconds) => parseClock(formatClock(seconds)) === seconds),
    );
  });

  test.each(['', '3', '3:7', '3:60', '1:60:00', 'a:bc', '-1:00'])('parseClock rejects %p', (text) => {
    expect(parseClock(text)).toBeNull();
  });
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [8_249_999, '8.2 MB'],
  [5_000_000_000, '5.0 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

describe('in French', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  test('formats dates, times, durations, sizes and lists', () => {
    document.documentElement.lang = 'fr';
    expect(formatLongDate('2026-11-18')).toBe('18 novembre 2026');
    expect(formatLongDate('2026-11-01')).toBe('1er novembre 2026');
    expect(formatDayAndTime('2026-12-02T23:59:00.000Z', 'Africa/Accra')).toBe('2 décembre 2026 à 23:59 UTC+0');
    expect(relativeTime('2026-11-20T12:00:00Z', now)).toBe('il y a 1 jour');
    expect(relativeTime('2026-11-21T11:59:30Z', now)).toBe('il y a quelques instants');
    expect(formatDuration(245)).toBe('4 minutes 5\u00a0secondes');
    expect(formatSize(8_249_999)).toBe('8,2\u202fMo');
    expect(someOf(['Ama', 'Kofi', 'Efua', 'Yaw', 'Esi'])).toBe('Ama, Kofi, Efua et 2 autres');
  });
});
