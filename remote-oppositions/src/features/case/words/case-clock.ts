const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 7 * DAY;

/** How long is left until a deadline, as a large figure. */
export interface Countdown {
  /** Null once the time is up. */
  readonly figure: number | null;
  readonly unit: string;
  /** A week or less, or none at all. */
  readonly isPressing: boolean;
}

/** Whole days, and hours on the last one. */
export function countdownTo(until: string, now: Date): Countdown {
  const left = new Date(until).getTime() - now.getTime();
  const isPressing = left <= SOON;
  if (left <= 0) return { figure: null, unit: 'Time is up', isPressing };
  const [length, name] = left >= DAY ? [DAY, 'day'] : [HOUR, 'hour'];
  const figure = Math.floor(left / length);
  if (figure === 0) return { figure: 1, unit: 'hour at most', isPressing };
  return { figure, unit: figure === 1 ? name : `${name}s`, isPressing };
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `2 December 2026, 23:59`, where the reader is. */
export function dayAndTime(instant: string): string {
  const at = new Date(instant);
  return `${day.format(at)}, ${clock.format(at)}`;
}
