import { dayAfter, type RightsLine } from '@counterpoint/domain/recording-rights';

export interface TimelineScale {
  readonly years: readonly number[];
  readonly placeOf: (day: string) => number;
  readonly span: (from: string, to: string | null) => { readonly left: number; readonly width: number };
  readonly today: number;
}

const MAX_MARKS = 10;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
/** Open-ended rights need visible room after the last change. */
const YEARS_AFTER = 2;

export function timelineScale(lines: readonly Pick<RightsLine, 'from' | 'to'>[], today: string): TimelineScale {
  const days = [...lines.flatMap(({ from, to }) => (to === null ? [from] : [from, to])), today].sort();
  const first = yearOf(days[0] ?? today);
  const last = yearOf(days.at(-1) ?? today) + YEARS_AFTER;
  const begin = Date.UTC(first, 0, 1);
  const length = Date.UTC(last, 0, 1) - begin;
  const placeOf = (day: string) => Math.min(100, Math.max(0, ((Date.parse(day) - begin) / length) * 100));
  const step = STEPS.find((years) => (last - first) / years <= MAX_MARKS) ?? 100;
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
