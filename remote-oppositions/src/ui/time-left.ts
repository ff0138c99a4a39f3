const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 7 * DAY;

interface Left {
  /** Null once the time is up; 0 for less than an hour. */
  readonly count: number | null;
  readonly unit: 'day' | 'hour';
  /** A week or less, or none at all. */
  readonly isPressing: boolean;
}

/** Whole days, and hours on the last one. */
function leftUntil(until: string, now: Date): Left {
  const left = new Date(until).getTime() - now.getTime();
  const isPressing = left <= SOON;
  if (left <= 0) return { count: null, unit: 'hour', isPressing };
  const [length, unit] = left >= DAY ? ([DAY, 'day'] as const) : ([HOUR, 'hour'] as const);
  return { count: Math.floor(left / length), unit, isPressing };
}

/** How long is left to answer, in a sentence. */
export interface TimeLeft extends Pick<Left, 'isPressing'> {
  readonly words: string;
}

/** `8 days left`. */
export function timeLeft(until: string, now: Date = new Date()): TimeLeft {
  const { count, unit, isPressing } = leftUntil(until, now);
  if (count === null) return { words: 'Time is up', isPressing };
  if (count === 0) return { words: 'Less than an hour left', isPressing };
  return { words: `${count} ${plural(count, unit)} left`, isPressing };
}

/** How long is left until a deadline, as a large figure. */
export interface Countdown extends Pick<Left, 'isPressing'> {
  /** Null once the time is up. */
  readonly figure: number | null;
  readonly unit: string;
}

/** `8`, and `days` below it. */
export function countdownTo(until: string, now: Date): Countdown {
  const { count, unit, isPressing } = leftUntil(until, now);
  if (count === null) return { figure: null, unit: 'Time is up', isPressing };
  if (count === 0) return { figure: 1, unit: 'hour at most', isPressing };
  return { figure: count, unit: plural(count, unit), isPressing };
}

function plural(count: number, unit: string): string {
  return count === 1 ? unit : `${unit}s`;
}
