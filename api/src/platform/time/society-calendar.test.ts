import { describe, expect, test } from '@jest/globals';
import { SocietyCalendar } from './society-calendar.ts';

describe('deadlines', () => {
  test.each([
    { zone: 'UTC', at: '2026-01-01T10:00:00Z', days: 60, expected: '2026-03-02T23:59:00.000Z' },
    { zone: 'Africa/Accra', at: '2026-01-01T10:00:00Z', days: 60, expected: '2026-03-02T23:59:00.000Z' },
    { zone: 'Pacific/Auckland', at: '2026-07-01T13:00:00Z', days: 1, expected: '2026-07-03T11:59:00.000Z' },
    { zone: 'America/New_York', at: '2026-07-01T02:00:00Z', days: 0, expected: '2026-07-01T03:59:00.000Z' },
    // The clock is put forward in the night before the last day, and back in another.
    { zone: 'Europe/Berlin', at: '2026-03-27T12:00:00Z', days: 2, expected: '2026-03-29T21:59:00.000Z' },
    { zone: 'Europe/Berlin', at: '2026-10-23T12:00:00Z', days: 2, expected: '2026-10-25T22:59:00.000Z' },
    // Days of 23 and 25 hours.
    { zone: 'Europe/Berlin', at: '2026-03-28T22:30:00Z', days: 1, expected: '2026-03-29T21:59:00.000Z' },
    { zone: 'Europe/Berlin', at: '2026-03-28T23:15:00Z', days: 1, expected: '2026-03-30T21:59:00.000Z' },
    { zone: 'Europe/Berlin', at: '2026-10-24T21:30:00Z', days: 2, expected: '2026-10-26T22:59:00.000Z' },
    { zone: 'Europe/Berlin', at: '2026-10-24T22:15:00Z', days: 1, expected: '2026-10-26T22:59:00.000Z' },
  ])('end with the day in $zone, counted from $at', ({ zone, at, days, expected }) => {
    expect(new SocietyCalendar(zone).responseDeadline(new Date(at), days).toISOString()).toBe(expected);
  });

  test('are formatted as the local day', () => {
    const calendar = new SocietyCalendar('Pacific/Auckland');
    const end = calendar.responseDeadline(new Date('2026-07-01T13:00:00Z'), 0);
    expect([calendar.dayOf(end), calendar.formatDay(end)]).toEqual(['2026-07-02', '2 July 2026']);
  });
});
