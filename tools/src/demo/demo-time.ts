const DAY_MS = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
