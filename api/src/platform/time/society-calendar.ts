import { DeadlineCalendar } from '@counterpoint/domain/days';
import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';
import { formatDay } from './format.ts';

declare module '../db/wiring.ts' {
  interface Wiring {
    /** Jobs, imports and commands compute deadlines without the settings. */
    readonly calendar: SocietyCalendar;
  }
}

export function calendarOf(db: Database): SocietyCalendar {
  return wiringOf(db).calendar;
}

const MIN_DAYS = 14;

export class SocietyCalendar extends DeadlineCalendar {
  /** Days without work besides weekends. They don't move members' deadlines. */
  readonly holidays: readonly string[];

  constructor(timeZone: string, holidays: readonly string[] = []) {
    super(timeZone);
    this.holidays = holidays;
  }

  /** For a party who had to wait: once a contest or an agreement was withdrawn, or a case has ended. */
  leastDeadline(at: Date): Date {
    return this.responseDeadline(at, MIN_DAYS);
  }

  yearOf(at: Date): string {
    return this.dayOf(at).slice(0, 4);
  }

  formatDay(at: Date): string {
    return formatDay(this.dayOf(at));
  }
}
