import * as text from '../messages/cases.generated.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 7 * DAY;

interface RemainingTime {
  /** Null once the deadline has passed; 0 for less than an hour. */
  readonly count: number | null;
  readonly isInDays: boolean;
}

function remainingTime(until: string, now: Date): RemainingTime {
  const remainingMs = new Date(until).getTime() - now.getTime();
  const isInDays = remainingMs >= DAY;
  return { isInDays, count: remainingMs <= 0 ? null : Math.floor(remainingMs / (isInDays ? DAY : HOUR)) };
}

export function timeLeft(until: string, now: Date = new Date()): { words: string; isPressing: boolean } {
  const { count, isInDays } = remainingTime(until, now);
  const isPressing = new Date(until).getTime() - now.getTime() <= SOON;
  if (count === null) return { words: text.timeUp(), isPressing };
  if (count === 0) return { words: text.underAnHour(), isPressing };
  return { words: isInDays ? text.daysLeft({ count }) : text.hoursLeft({ count }), isPressing };
}

export function countdownTo(until: string, now: Date): { figure: number | null; unit: string } {
  const { count, isInDays } = remainingTime(until, now);
  if (count === null) return { figure: null, unit: text.timeUp() };
  if (count === 0) return { figure: 1, unit: text.hourAtMost() };
  return { figure: count, unit: isInDays ? text.days({ count }) : text.hours({ count }) };
}
