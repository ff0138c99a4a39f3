export { titleCase, upperFirst } from './case.ts';
export { formatDayAndTime, formatLongDate, relativeTime, yearsDownTo } from './dates.ts';
export { formatClock, formatDuration, parseClock } from './durations.ts';
export { formatSize } from './sizes.ts';
