import * as text from '../messages/cases.generated.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 7 * DAY;

interface RemainingTime {
  /** Null once the deadline has passed; 0 for less than an hour. */
  readonly count: number | null;
  readonly unit: 'day' | 'hour';
  readonly isPressing: boolean;
}

function remainingTime(until: string, now: Date): RemainingTime {
  const remainingMs = new Date(until).getTime() - now.getTime();
  const isPressing = remainingMs <= SOON;
  if (remainingMs <= 0) return { count: null, unit: 'hour', isPressing };
  const [length, unit] = remainingMs >= DAY ? ([DAY, 'day'] as const) : ([HOUR, 'hour'] as const);
  return { count: Math.floor(remainingMs / length), unit, isPressing };
}

export interface TimeLeft extends Pick<RemainingTime, 'isPressing'> {
  readonly words: string;
}

export function timeLeft(until: string, now: Date = new Date()): TimeLeft {
  const { count, unit, isPressing } = remainingTime(until, now);
  if (count === null) return { words: text.timeUp(), isPressing };
  if (count === 0) return { words: text.underAnHour(), isPressing };
  return { words: unit === 'day' ? text.daysLeft({ count }) : text.hoursLeft({ count }), isPressing };
}

export interface Countdown extends Pick<RemainingTime, 'isPressing'> {
  readonly figure: number | null;
  readonly unit: string;
}

export function countdownTo(until: string, now: Date): Countdown {
  const { count, unit, isPressing } = remainingTime(until, now);
  if (count === null) return { figure: null, unit: text.timeUp(), isPressing };
  if (count === 0) return { figure: 1, unit: text.hourAtMost(), isPressing };
  return { figure: count, unit: unit === 'day' ? text.days({ count }) : text.hours({ count }), isPressing };
}
