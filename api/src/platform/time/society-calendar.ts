import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';
import { formatDay } from './format.ts';

const DAY_MS = 86_400_000;
const LAST_MINUTE = 'T23:59:00.000Z';

declare module '../db/wiring.ts' {
  interface Wiring {
    /** Jobs, imports and commands compute deadlines without the settings. */
    readonly calendar: SocietyCalendar;
  }
}

export function calendarOf(db: Database): SocietyCalendar {
  return wiringOf(db).calendar;
}

/** Days in the society's time zone. */
export class SocietyCalendar {
  readonly #seconds: Intl.DateTimeFormat;

  /** @param timeZone its IANA name, such as `Africa/Accra` */
  constructor(timeZone: string) {
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

  /** Returns 23:59 of the last day within `days` days. */
  responseDeadline(at: Date, days: number): Date {
    return this.endOfDay(this.dayOf(new Date(at.getTime() + days * DAY_MS)));
  }

  /** Returns 23:59 of a day such as `2026-03-29`. */
  endOfDay(day: string): Date {
    const asUtc = Date.parse(`${day}${LAST_MINUTE}`);
    // Twice, for a clock change between the two.
    const near = asUtc - this.#offsetAt(asUtc);
    return new Date(asUtc - this.#offsetAt(near));
  }

  /** Returns the day of an instant: `2026-12-02`. */
  dayOf(at: Date): string {
    return new Date(at.getTime() + this.#offsetAt(at.getTime())).toISOString().slice(0, 10);
  }

  /** Formats the day of an instant in the reader's language: `2 December 2026`. */
  formatDay(at: Date): string {
    return formatDay(this.dayOf(at));
  }

  /** Milliseconds that the zone is ahead of UTC at an instant. */
  #offsetAt(at: number): number {
    const parts = this.#seconds.formatToParts(new Date(at));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`) - Math.floor(at / 1000) * 1000;
  }
}
