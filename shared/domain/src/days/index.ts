export { dayHere } from './day-here.ts';
export { DeadlineCalendar } from './deadline-calendar.ts';
