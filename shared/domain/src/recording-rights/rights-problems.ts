import { FULL_SHARE, isFullTotal } from '../shares/index.ts';
import { areWhole, dayAfter, type RightsLine, type RightsSegment, segmentsOf } from './rights-totals.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

/** Where and when what is held is not 100 %: countries, days and uses of which the same is true. */
export interface RightsProblem {
  /** `over`: more than 100%; `short`: less than 100%. */
  readonly kind: 'over' | 'short';
  /** In the order of `USE_TYPES`. */
  readonly uses: readonly UseType[];
  readonly countries: readonly string[];
  readonly from: string;
  /** The last day; null where it goes on. */
  readonly to: string | null;
  /** What is held together, in hundredths of a per cent. */
  readonly total: number;
}

/**
 * Where and when shares pass 100 % or fall short of it, beyond the tolerance, in as few entries as say it exactly. It
 * falls short also where a country has no holder for some of the time for which others have one; a country that nobody
 * names is no problem. What passes comes first, then the earliest.
 */
export function problemsIn(lines: readonly RightsLine[], known?: readonly RightsSegment[]): RightsProblem[] {
  if (!known && areWhole(lines)) return [];
  const segments = known ?? segmentsOf(lines);
  return mergedUses(mergedCountries([...wrongIn(segments), ...gapsBeside(segments)])).sort(byWeight);
}

/** What is not 100 %. Days that follow each other with the same shortfall are one; passes stay apart, since different lines make them. */
function wrongIn(segments: readonly RightsSegment[]): RightsSegment[] {
  const all: RightsSegment[] = [];
  let before: RightsSegment | undefined;
  for (const segment of segments) {
    const { use, countries, to, total } = segment;
    // Countries that are held alike share one list, and their days stand in order without a gap.
    const isNext = before?.countries === countries && before.use === use && before.total === total;
    before = segment;
    if (isFullTotal(total)) continue;
    const last = all.at(-1);
    if (isNext && last && total < FULL_SHARE) all[all.length - 1] = { ...last, to };
    else all.push(segment);
  }
  return all;
}

/** Before the first day and after the last day of a country's holders, as far as any country has holders of that use. */
function gapsBeside(segments: readonly RightsSegment[]): RightsSegment[] {
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

interface Merged extends RightsSegment {
  readonly countries: string[];
}

function mergedCountries(segments: readonly RightsSegment[]): Merged[] {
  const merged = new Map<string, Merged>();
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

interface Growing extends RightsProblem {
  readonly uses: UseType[];
}

function mergedUses(segments: readonly Merged[]): RightsProblem[] {
  const merged = new Map<string, Growing[]>();
  for (const { use, countries, from, to, total } of segments) {
    // Countries are compared only where all else is the same, which is seldom.
    const key = `${from}${to}${total} ${countries.length}`;
    const alike = merged.get(key);
    const known = alike?.find((each) => each.countries.every((country, index) => country === countries[index]));
    if (known) known.uses.push(use);
    else {
      const kind = total > FULL_SHARE ? 'over' : 'short';
      const problem: Growing = { kind, uses: [use], countries, from, to, total };
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
