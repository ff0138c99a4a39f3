const DAY_MS = 86_400_000;
const LAST_MINUTE = 'T23:59:00.000Z';

/**
 * Where the society's days end. Like the time zone of the machine it is the same for all that a process does, and set
 * once as it starts: jobs, imports and commands compute deadlines far from where settings are read.
 */
const society = { timeZone: 'UTC' };

/** Says in which zone deadlines end, for this process. */
export function setSocietyZone(timeZone: string): void {
  society.timeZone = timeZone;
}

/** Until when something can be done that is to be done within so many days: 23:59 of the last one, in the society's zone. */
export function responseDeadline(at: Date, days: number): Date {
  return endOfDay(dayOf(new Date(at.getTime() + days * DAY_MS)));
}

/** 23:59 of a day such as `2026-03-29`, in the society's zone. */
export function endOfDay(day: string): Date {
  const asUtc = Date.parse(`${day}${LAST_MINUTE}`);
  // Twice, for a clock that is put forward or back between the two.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near));
}

/** The day that it is in the society's zone. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 10);
}

/** A day in words, as it is in the society's zone: `2 December 2026`. */
export function dayInWords(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: society.timeZone }).format(at);
}

/** By how many milliseconds the zone is ahead of UTC at an instant. */
function offsetAt(at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: society.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`) - Math.floor(at / 1000) * 1000;
}
