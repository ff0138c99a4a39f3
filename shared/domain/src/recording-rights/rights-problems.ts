import { FULL_SHARE, isFullTotal } from '../shares/index.ts';
import { areWhole, dayAfter, type RightsLine, type RightsSegment, segmentsOf } from './rights-totals.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

export interface RightsProblem {
  readonly kind: 'over' | 'short';
  readonly uses: readonly UseType[];
  readonly countries: readonly string[];
  readonly from: string;
  readonly to: string | null;
  /** In hundredths of a per cent. */
  readonly total: number;
}

/**
 * Returns where shares differ from 100% beyond the tolerance, merged into as few entries as possible; excess first,
 * then by date. Includes times when only other countries have holders, but no country without any.
 */
export function problemsIn(lines: readonly RightsLine[], known?: readonly RightsSegment[]): RightsProblem[] {
  if (!known && areWhole(lines)) return [];
  const segments = known ?? segmentsOf(lines);
  return mergedUses(mergedCountries([...wrongIn(segments), ...gapsAround(segments)])).sort(byWeight);
}

/** Merges consecutive days with the same shortfall. Excesses stay separate, because different lines cause them. */
function wrongIn(segments: readonly RightsSegment[]): RightsSegment[] {
  const all: RightsSegment[] = [];
  let before: RightsSegment | undefined;
  for (const segment of segments) {
    const { use, countries, to, total } = segment;
    // Equally held countries share one array, and their segments are consecutive.
    const isNext = before?.countries === countries && before.use === use && before.total === total;
    before = segment;
    if (isFullTotal(total)) continue;
    const last = all.at(-1);
    if (isNext && last && total < FULL_SHARE) all[all.length - 1] = { ...last, to };
    else all.push(segment);
  }
  return all;
}

/** Time before the first and after the last holder of a country, within the period of the use anywhere. */
function gapsAround(segments: readonly RightsSegment[]): RightsSegment[] {
  return USE_TYPES.flatMap((use) => {
    const ofUse = segments.filter((segment) => segment.use === use);
    const begin = firstOf(ofUse);
    const end = lastOf(ofUse);
    return ofUse.flatMap((segment, index) => {
      const { countries, from, to } = segment;
      const isFirst = from > begin && ofUse[index - 1]?.countries !== countries;
      const isLast = to !== null && to !== end && ofUse[index + 1]?.countries !== countries;
      const gap = { use, countries, total: 0 };
      return [
        ...(isFirst ? [{ ...gap, from: begin, to: dayAfter(from, -1) }] : []),
        ...(isLast ? [{ ...gap, from: dayAfter(to), to: end }] : []),
      ];
    });
  });
}

function firstOf(segments: readonly RightsSegment[]): string {
  let first = segments[0]?.from ?? '';
  for (const { from } of segments) if (from < first) first = from;
  return first;
}

function lastOf(segments: readonly RightsSegment[]): string | null {
  let last = '';
  for (const { to } of segments) {
    if (to === null) return null;
    if (to > last) last = to;
  }
  return last;
}

/** Merges segments with equal totals into as few as possible, such as for all uses. */
export function mergeSegments(segments: readonly RightsSegment[]): Omit<RightsProblem, 'kind'>[] {
  return mergedUses(mergedCountries(segments));
}

interface MergedSegment extends RightsSegment {
  readonly countries: string[];
}

function mergedCountries(segments: readonly RightsSegment[]): MergedSegment[] {
  const merged = new Map<string, MergedSegment>();
  for (const segment of segments) {
    const { use, from, to, total } = segment;
    const key = `${use}${from}${to}${total}`;
    const known = merged.get(key);
    if (known) for (const country of segment.countries) known.countries.push(country);
    else merged.set(key, { ...segment, countries: [...segment.countries] });
  }
  for (const { countries } of merged.values()) countries.sort();
  return [...merged.values()];
}

interface MergedProblem extends RightsProblem {
  readonly uses: UseType[];
}

function mergedUses(segments: readonly MergedSegment[]): RightsProblem[] {
  const merged = new Map<string, MergedProblem[]>();
  for (const { use, countries, from, to, total } of segments) {
    // A cheap key first, since comparing countries is slow.
    const key = `${from}${to}${total} ${countries.length}`;
    const alike = merged.get(key);
    const known = alike?.find((each) => each.countries.every((country, index) => country === countries[index]));
    if (known) known.uses.push(use);
    else {
      const kind = total > FULL_SHARE ? 'over' : 'short';
      const problem: MergedProblem = { kind, uses: [use], countries, from, to, total };
      if (alike) alike.push(problem);
      else merged.set(key, [problem]);
    }
  }
  return [...merged.values()].flat();
}

function byWeight(one: RightsProblem, other: RightsProblem): number {
  if (one.kind !== other.kind) return one.kind === 'over' ? -1 : 1;
  if (one.from !== other.from) return one.from < other.from ? -1 : 1;
  return other.countries.length - one.countries.length;
}
