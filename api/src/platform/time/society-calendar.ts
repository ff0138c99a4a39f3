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

export class SocietyCalendar extends DeadlineCalendar {
  yearOf(at: Date): string {
    return this.dayOf(at).slice(0, 4);
  }

  formatDay(at: Date): string {
    return formatDay(this.dayOf(at));
  }
}
