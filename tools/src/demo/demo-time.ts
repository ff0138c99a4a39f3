const DAY_MS = 86_400_000;

/** So many days before `now`; a negative number lies ahead. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The day of a date, as `2026-11-20`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
