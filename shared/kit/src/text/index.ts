export { upperFirst } from './case.ts';
export { formatDayAndTime, formatLongDate, relativeTime } from './dates.ts';
export { formatClock, formatDuration, parseClock } from './durations.ts';
export { fullTitle } from './full-title.ts';
export { initialsOf } from './initials-of.ts';
export { formatSize } from './sizes.ts';
export { listOf, someOf } from './some-of.ts';
export { splitName } from './split-name.ts';
export { withinSentence } from './within-sentence.ts';
