const DAY_MS = 86_400_000;
const LAST_MINUTE = 'T23:59:00.000Z';

/** Days of a time zone. */
export class DeadlineCalendar {
  readonly timeZone: string;
  readonly #seconds: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.timeZone = timeZone;
    this.#seconds = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  }

  /** Returns 23:59 of the last day. */
  responseDeadline(at: Date, days: number): Date {
    return this.endOfDay(this.dayAfter(at, days));
  }

  /** Counts days of the calendar, which aren't all 24 hours long. */
  dayAfter(at: Date, days: number): string {
    return new Date(Date.parse(this.dayOf(at)) + days * DAY_MS).toISOString().slice(0, 10);
  }

  endOfDay(day: string): Date {
    const asUtc = Date.parse(`${day}${LAST_MINUTE}`);
    // Twice, for a clock change between the two.
    const near = asUtc - this.#offsetAt(asUtc);
    return new Date(asUtc - this.#offsetAt(near));
  }

  dayOf(at: Date): string {
    return new Date(at.getTime() + this.#offsetAt(at.getTime())).toISOString().slice(0, 10);
  }

  #offsetAt(at: number): number {
    const parts = this.#seconds.formatToParts(new Date(at));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`) - Math.floor(at / 1000) * 1000;
  }
}
