import * as text from '../messages/cases.generated.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 7 * DAY;

interface Left {
  /** Null once the deadline has passed; 0 for less than an hour. */
  readonly count: number | null;
  readonly unit: 'day' | 'hour';
  readonly isPressing: boolean;
}

function leftUntil(until: string, now: Date): Left {
  const left = new Date(until).getTime() - now.getTime();
  const isPressing = left <= SOON;
  if (left <= 0) return { count: null, unit: 'hour', isPressing };
  const [length, unit] = left >= DAY ? ([DAY, 'day'] as const) : ([HOUR, 'hour'] as const);
  return { count: Math.floor(left / length), unit, isPressing };
}

export interface TimeLeft extends Pick<Left, 'isPressing'> {
  readonly words: string;
}

export function timeLeft(until: string, now: Date = new Date()): TimeLeft {
  const { count, unit, isPressing } = leftUntil(until, now);
  if (count === null) return { words: text.timeUp(), isPressing };
  if (count === 0) return { words: text.underAnHour(), isPressing };
  return { words: unit === 'day' ? text.daysLeft({ count }) : text.hoursLeft({ count }), isPressing };
}

export interface Countdown extends Pick<Left, 'isPressing'> {
  readonly figure: number | null;
  readonly unit: string;
}

export function countdownTo(until: string, now: Date): Countdown {
  const { count, unit, isPressing } = leftUntil(until, now);
  if (count === null) return { figure: null, unit: text.timeUp(), isPressing };
  if (count === 0) return { figure: 1, unit: text.hourAtMost(), isPressing };
  return { figure: count, unit: unit === 'day' ? text.days({ count }) : text.hours({ count }), isPressing };
}
