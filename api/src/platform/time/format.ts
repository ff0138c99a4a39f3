import { currentLanguage, LOCALES } from '@counterpoint/messages';

export function formatDay(day: string): string {
  return withOrdinal(new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)));
}

/** For documents that name the time zone once. */
export function instantFormat(timeZone: string): (at: string | Date) => string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (at) => withOrdinal(format.format(new Date(at)));
}

/** A day and time of day, with the zone. */
export function formatInstant(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return withOrdinal(format.format(at));
}

/** French writes only the first day of a month as an ordinal, which CLDR leaves out. */
function withOrdinal(date: string): string {
  return currentLanguage() === 'fr' ? date.replace(/^1 /, '1er ') : date;
}

/** Formats `210 kB`, `8.2 MB`; 1 kB is 1,000 bytes. */
const KILOBYTES = ['kilobyte', 1_000, 0] as const;
const SIZES = [
  ['gigabyte', 1_000_000_000, 1],
  ['megabyte', 1_000_000, 1],
] as const;

export function formatSize(bytes: number): string {
  const [unit, size, digits] = SIZES.find(([, each]) => bytes >= each) ?? KILOBYTES;
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, maximumFractionDigits: digits }).format(
    Math.max(1, bytes / size),
  );
}

function locale(): string {
  return LOCALES[currentLanguage()];
}
