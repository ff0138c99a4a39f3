export { titleCase, upperFirst } from './case.ts';
export { formatLongDate, relativeTime, yearsDownTo } from './dates.ts';
export { formatClock, formatDuration, parseClock } from './durations.ts';
