const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const localLongDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the largest down; a month counts 30 days and a year 365, as precise as 'ago' needs to be. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * A date in its long full form: `18 November 2026`. A calendar date (`2026-11-18`) is that day everywhere, an instant
 * the day it falls on where the reader is. What is no date comes back as it is.
 */
export function formatLongDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return (isCalendarDate(iso) ? longDate : localLongDate).format(date);
}

/** How long ago, from years down to minutes in singular and plural, else 'a few moments ago'. */
export function relativeTime(iso: string, now: Date = new Date()): string {
  const passed = now.getTime() - new Date(iso).getTime();
  for (const [unit, length] of UNITS) {
    const count = Math.floor(passed / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'a few moments ago';
}

/** The years from the current one down to `startYear`, for a choice list. */
export function yearsDownTo(startYear: number, now: Date = new Date()): number[] {
  const current = now.getFullYear();
  return Array.from({ length: Math.max(0, current - startYear + 1) }, (_, index) => current - index);
}

function isCalendarDate(iso: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso);
}
