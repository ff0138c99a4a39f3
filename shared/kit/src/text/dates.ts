import { currentLanguage, LOCALES, perLocale } from '@counterpoint/messages';
import * as text from '../messages/formats.generated.ts';

const DAY_PARTS = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME_PARTS = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const longDate = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...DAY_PARTS, timeZone: 'UTC' }));
const localLongDate = perLocale((locale) => new Intl.DateTimeFormat(locale, DAY_PARTS));
const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Months of 30 days and years of 365 are precise enough. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** Formats `18 November 2026`; instants in the reader's time zone, calendar dates in none. Returns invalid text unchanged. */
export function formatLongDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const isCalendarDate = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  return withOrdinal((isCalendarDate ? longDate() : localLongDate()).format(date));
}

/**
 * Formats `2 December 2026, 23:59 GMT`, with the time zone: a deadline at the society's midnight may be in the reader's daytime.
 * @param timeZone the reader's by default
 */
export function formatDayAndTime(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  const locale = LOCALES[currentLanguage()];
  const day = withOrdinal(new Intl.DateTimeFormat(locale, { ...DAY_PARTS, timeZone }).format(at));
  const time = new Intl.DateTimeFormat(locale, { ...TIME_PARTS, timeZone }).format(at);
  return text.dayAndTime({ day, time });
}

/** French writes only the first day of a month as an ordinal, which CLDR leaves out: `1er janvier 2026`. */
function withOrdinal(date: string): string {
  return currentLanguage() === 'fr' ? date.replace(/^1 /, '1er ') : date;
}

/** Uses the largest unit that fits: `2 days ago`; `a few moments ago` below a minute. */
export function relativeTime(iso: string, now: Date = new Date()): string {
  const passed = now.getTime() - new Date(iso).getTime();
  for (const [unit, length] of UNITS) {
    const count = Math.floor(passed / length);
    if (count >= 1) return relative().format(-count, unit);
  }
  return text.momentsAgo();
}
