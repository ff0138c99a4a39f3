import type { MailTiming } from '@counterpoint/domain/schemas/home';
import type { SocietyCalendar } from '../../platform/time/society-calendar.ts';

export type SentTiming = Exclude<MailTiming, 'never'>;

const MINUTE_MS = 60_000;
const MONDAY = 1;
/** From 08:00 to 23:59. */
const MORNING_TO_END_MS = (15 * 60 + 59) * MINUTE_MS;

/** The next 08:00, or Monday 08:00, in the society's time zone. */
export function dueAt(timing: SentTiming, at: Date, calendar: SocietyCalendar): Date {
  if (timing === 'at_once') return at;
  for (let days = 0; ; days += 1) {
    const day = calendar.dayAfter(at, days);
    const morning = new Date(calendar.endOfDay(day).getTime() - MORNING_TO_END_MS);
    const isDue = timing === 'daily' || new Date(day).getUTCDay() === MONDAY;
    if (isDue && morning > at) return morning;
  }
}
