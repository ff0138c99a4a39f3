import { FULL_SHARE, isFullTotal } from '../shares/index.ts';
import { dayAfter, type RightsLine, type RightsSegment, segmentsOf, USE_TYPES, type UseType } from './rights-totals.ts';

/** Where and when what is held is not 100 %: countries, days and uses of which the same is true. */
export interface RightsProblem {
  /** More than 100 % is claimed, or something is held by nobody. */
  readonly kind: 'over' | 'short';
  /** In the order of `USE_TYPES`. */
  readonly uses: readonly UseType[];
  /** Codes of countries, in their order. */
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
export function problemsIn(
  lines: readonly RightsLine[],
  segments: readonly RightsSegment[] = segmentsOf(lines),
): RightsProblem[] {
  const wrong = [...joined(segments), ...gapsBeside(segments)].filter(({ total }) => !isFullTotal(total));
  return mergedUses(mergedCountries(wrong)).sort(byWeight);
}

/** Days that follow each other with the same shortfall, as one; passes stay apart, since different lines make them. */
function joined(segments: readonly RightsSegment[]): RightsSegment[] {
  const all: RightsSegment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    // Countries that are held alike share one list, and their days stand in order without a gap.
    const isNext = last?.countries === segment.countries && last.use === segment.use;
    if (isNext && last.total === segment.total && last.total < FULL_SHARE)
      all[all.length - 1] = { ...last, to: segment.to };
    else all.push(segment);
  }
  return all;
}

/** Before the first day and after the last day of a country's holders, as far as any country has holders of that use. */
function gapsBeside(segments: readonly RightsSegment[]): RightsSegment[] {
  return USE_TYPES.flatMap((use) => {
    const ofUse = segments.filter((segment) => segment.use === use);
    const begin = ofUse.map(({ from }) => from).sort()[0] ?? '';
    const end = lastOf(ofUse);
    return ofUse.flatMap((segment, index) => {
      const isFirst = ofUse[index - 1]?.countries !== segment.countries;
      const isLast = ofUse[index + 1]?.countries !== segment.countries;
      const gap = { use, countries: segment.countries, total: 0 };
      return [
        ...(isFirst && segment.from > begin ? [{ ...gap, from: begin, to: dayAfter(segment.from, -1) }] : []),
        ...(isLast && segment.to !== null && segment.to !== end
          ? [{ ...gap, from: dayAfter(segment.to), to: end }]
          : []),
      ];
    });
  });
}

function lastOf(segments: readonly RightsSegment[]): string | null {
  let last = '';
  for (const { to } of segments) {
    if (to === null) return null;
    if (to > last) last = to;
  }
  return last;
}

/** Countries in which the same total stands at the same time. */
function mergedCountries(segments: readonly RightsSegment[]): RightsSegment[] {
  const merged = new Map<string, RightsSegment & { readonly countries: string[] }>();
  for (const segment of segments) {
    const { use, from, to, total } = segment;
    const key = `${use} ${from} ${to} ${total}`;
    const known = merged.get(key);
    if (known) known.countries.push(...segment.countries);
    else merged.set(key, { ...segment, countries: [...segment.countries] });
  }
  for (const { countries } of merged.values()) countries.sort();
  return [...merged.values()];
}

/** Uses of which the same is true. */
function mergedUses(segments: readonly RightsSegment[]): RightsProblem[] {
  const merged = new Map<string, RightsProblem & { readonly uses: UseType[] }>();
  for (const { use, countries, from, to, total } of segments) {
    const key = `${from} ${to} ${total} ${countries.join(' ')}`;
    const known = merged.get(key);
    const kind = total > FULL_SHARE ? 'over' : 'short';
    if (known) known.uses.push(use);
    else merged.set(key, { kind, uses: [use], countries, from, to, total });
  }
  return [...merged.values()];
}

function byWeight(one: RightsProblem, other: RightsProblem): number {
  if (one.kind !== other.kind) return one.kind === 'over' ? -1 : 1;
  if (one.from !== other.from) return one.from < other.from ? -1 : 1;
  return other.countries.length - one.countries.length;
}
