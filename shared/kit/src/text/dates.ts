const DAY_PARTS = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME_PARTS = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const longDate = new Intl.DateTimeFormat('en-GB', { ...DAY_PARTS, timeZone: 'UTC' });
const localLongDate = new Intl.DateTimeFormat('en-GB', DAY_PARTS);

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

/** `18 November 2026`. Instants use the reader's zone; calendar dates have none. Returns invalid text as it is. */
export function formatLongDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return (isCalendarDate(iso) ? longDate : localLongDate).format(date);
}

/**
 * A day with its time, and the zone that both are of: `2 December 2026, 23:59 GMT`. It is that of the reader, since what
 * ends at midnight for the society may end in the middle of their day.
 *
 * @param timeZone the reader's unless told otherwise
 */
export function formatDayAndTime(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  const day = new Intl.DateTimeFormat('en-GB', { ...DAY_PARTS, timeZone }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { ...TIME_PARTS, timeZone }).format(at);
  return `${day}, ${time}`;
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

function isCalendarDate(iso: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso);
}
