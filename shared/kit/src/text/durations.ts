import { perLocale } from '@counterpoint/messages';

const LONG = { style: 'unit', unitDisplay: 'long' } as const;
const units = perLocale((locale) =>
  ['hour', 'minute', 'second'].map((unit) => new Intl.NumberFormat(locale, { ...LONG, unit })),
);

/** Formats `3 minutes 42 seconds`, `1 hour 2 minutes 3 seconds`, `42 seconds`. */
export function formatDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const counts = [hours, minutes, rest];
  const first = hours > 0 ? 0 : minutes > 0 ? 1 : 2;
  return units()
    .map((unit, index) => unit.format(counts[index] ?? 0))
    .slice(first)
    .join(' ');
}

export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** Parses `3:42`, `1:02:03` or `03:42` to seconds; null if it's invalid. */
export function parseClock(text: string): number | null {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes = '0', rest = '0'] = match;
  if (hours !== undefined && Number(minutes) > 59) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);
}

function split(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

function pad(count: number): string {
  return String(count).padStart(2, '0');
}
