import { expect, test } from '@jest/globals';
import { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { dueAt } from './digest-times.ts';

test.each([
  ['daily', '2026-11-21T22:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['daily', '2026-11-22T07:59:00Z', '2026-11-22T08:00:00.000Z'],
  ['weekly', '2026-11-21T22:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['weekly', '2026-11-23T07:59:00Z', '2026-11-23T08:00:00.000Z'],
  ['weekly', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00.000Z'],
] as const)('a %s summary after %s is due at %s', (timing, at, due) => {
  expect(dueAt(timing, new Date(at), new SocietyCalendar('Africa/Accra')).toISOString()).toBe(due);
});

test.each([
  ['2026-11-22T19:00:00Z', 'Pacific/Auckland', '2026-11-29T19:00:00.000Z'],
  ['2026-11-21T22:00:00Z', 'America/New_York', '2026-11-23T13:00:00.000Z'],
])('the week after %s begins on Monday morning in %s, at %s', (at, zone, due) => {
  expect(dueAt('weekly', new Date(at), new SocietyCalendar(zone)).toISOString()).toBe(due);
});

test.each([
  ['2026-03-28T22:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['2026-03-28T23:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T21:30:00Z', '2026-10-25T07:00:00.000Z'],
  ['2026-10-24T22:30:00Z', '2026-10-25T07:00:00.000Z'],
])('a daily summary after %s isn’t late by a clock change in Paris', (at, due) => {
  expect(dueAt('daily', new Date(at), new SocietyCalendar('Europe/Paris')).toISOString()).toBe(due);
});
