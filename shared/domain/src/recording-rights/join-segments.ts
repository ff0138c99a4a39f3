import { dayAfter, type RightsSegment } from './rights-totals.ts';

/** The same countries and days in as few segments as possible, each with the highest total in it. */
export function joinSegments(segments: readonly RightsSegment[]): RightsSegment[] {
  const sameCountries = Map.groupBy(segments, ({ use, countries }) => `${use} ${countries.join()}`);
  const stretches = [...sameCountries.values()].flatMap(joinPeriods);
  const samePeriod = Map.groupBy(stretches, ({ use, from, to }) => `${use} ${from} ${to}`);
  return [...samePeriod.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const countries = all.flatMap((segment) => segment.countries).sort();
    return [{ ...first, countries, total: Math.max(...all.map(({ total }) => total)) }];
  });
}

/** Segments of one use and of the same countries, which don't overlap. */
function joinPeriods(segments: readonly RightsSegment[]): RightsSegment[] {
  const joined: RightsSegment[] = [];
  for (const segment of segments.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1);
    const isNext = last !== undefined && last.to !== null && dayAfter(last.to) === segment.from;
    if (isNext) joined[joined.length - 1] = { ...last, to: segment.to, total: Math.max(last.total, segment.total) };
    else joined.push(segment);
  }
  return joined;
}
