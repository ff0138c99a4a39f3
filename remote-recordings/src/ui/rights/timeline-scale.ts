import { dayAfter, type RightsLine } from '@counterpoint/domain/recording-rights';

/** Where days stand on a timeline, from 0 to 100. */
export interface TimelineScale {
  readonly years: readonly number[];
  readonly placeOf: (day: string) => number;
  /** From a first day to the end of a last one; what goes on reaches the edge. */
  readonly span: (from: string, to: string | null) => { readonly left: number; readonly width: number };
  readonly today: number;
}

/** More years than these are marked every second, fifth, tenth, … */
const MOST_MARKS = 10;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
/** What goes on is seen to: the timeline ends some years after anything begins or ends. */
const YEARS_AFTER = 2;

/** A timeline from the year in which the first line begins to some years after the last change, today in it. */
export function timelineScale(lines: readonly Pick<RightsLine, 'from' | 'to'>[], today: string): TimelineScale {
  const days = [...lines.flatMap(({ from, to }) => (to === null ? [from] : [from, to])), today].sort();
  const first = yearOf(days[0] ?? today);
  const last = yearOf(days.at(-1) ?? today) + YEARS_AFTER;
  const begin = Date.UTC(first, 0, 1);
  const length = Date.UTC(last, 0, 1) - begin;
  const placeOf = (day: string) => clamped(((Date.parse(day) - begin) / length) * 100);
  const step = STEPS.find((years) => (last - first) / years <= MOST_MARKS) ?? 100;
  const years = Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => first + index * step);
  function span(from: string, to: string | null) {
    const left = placeOf(from);
    return { left, width: (to === null ? 100 : placeOf(dayAfter(to))) - left };
  }
  return { years, placeOf, span, today: placeOf(today) };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function clamped(place: number): number {
  return Math.min(100, Math.max(0, place));
}
