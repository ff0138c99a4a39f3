import { describe, expect, test } from '@jest/globals';
import { SocietyCalendar } from './society-calendar.ts';

describe('a deadline', () => {
  test.each([
    ['UTC', '2026-01-01T10:00:00Z', 60, '2026-03-02T23:59:00.000Z'],
    ['Africa/Accra', '2026-01-01T10:00:00Z', 60, '2026-03-02T23:59:00.000Z'],
    ['Pacific/Auckland', '2026-07-01T13:00:00Z', 1, '2026-07-03T11:59:00.000Z'],
    ['America/New_York', '2026-07-01T02:00:00Z', 0, '2026-07-01T03:59:00.000Z'],
    // The clock is put forward in the night before the last day, and back in the one before another.
    ['Europe/Berlin', '2026-03-27T12:00:00Z', 2, '2026-03-29T21:59:00.000Z'],
    ['Europe/Berlin', '2026-10-23T12:00:00Z', 2, '2026-10-25T22:59:00.000Z'],
  ])('ends with the day in %s, counted from %s', (zone, at, days, expected) => {
    expect(new SocietyCalendar(zone).responseDeadline(new Date(at), days).toISOString()).toBe(expected);
  });

  test('is said as the day that it is there', () => {
    const calendar = new SocietyCalendar('Pacific/Auckland');
    const end = calendar.responseDeadline(new Date('2026-07-01T13:00:00Z'), 0);
    expect([calendar.dayOf(end), calendar.formatDay(end)]).toEqual(['2026-07-02', '2 July 2026']);
  });
});
