import { FULL_SHARE, SHARE_TOLERANCE } from '../shares/index.ts';
import { reach, type TerritoryLine } from '../territories/index.ts';

/** What a recording is used for, as DDEX RDR delegates it. */
export const USE_TYPES = ['broadcast', 'public_performance', 'simulcast', 'private_copy', 'making_available'] as const;
/** One of the uses. */
export type UseType = (typeof USE_TYPES)[number];

/** A share that somebody holds in a recording: for which uses, where and when. */
export interface RightsLine {
  readonly uses: readonly UseType[];
  /** In hundredths of a per cent. */
  readonly share: number;
  /** Evaluated in order, see `reach`. */
  readonly territories: readonly TerritoryLine[];
  /** The first day, `2024-01-01`. */
  readonly from: string;
  /** The last day; null where it goes on. */
  readonly to: string | null;
}

/** Countries and days for which the same lines hold a use: an exact rectangle of who holds what. */
export interface RightsSegment {
  readonly use: UseType;
  /** Codes of the countries, in the order of the world's. */
  readonly countries: readonly string[];
  readonly from: string;
  /** The last day; null where it goes on. */
  readonly to: string | null;
  /** What is held together, in hundredths of a per cent. */
  readonly total: number;
}

const DAY_MS = 86_400_000;
const MOST_DATES_KEPT = 10_000;

interface Term {
  readonly index: number;
  readonly share: number;
  readonly first: number;
  /** The day after the last. */
  readonly end: number;
}

/**
 * Who holds what, where and when, by use: exact, without overlaps between segments of one use. Countries with the same
 * holders over all time stand together. Lines that end before they begin, or reach no country, hold nothing.
 */
export function segmentsOf(lines: readonly RightsLine[]): RightsSegment[] {
  const reached = lines.map(({ territories }) => reach(territories));
  const terms = lines.map(({ share, from, to }, index) => ({
    ...{ index, share, first: dayOf(from) },
    end: to === null ? Number.POSITIVE_INFINITY : dayOf(to) + 1,
  }));
  return USE_TYPES.flatMap((use) => {
    const held = terms.filter(({ index, first, end }) => lines[index]?.uses.includes(use) && end > first);
    return alikeCountries(held, reached).flatMap(({ countries, terms: ofGroup }) =>
      sweep(ofGroup).map((stretch) => ({ use, countries, ...stretch })),
    );
  });
}

/** The segments that pass 100 %, beyond the tolerance. */
export function overlapsIn(segments: readonly RightsSegment[]): RightsSegment[] {
  return segments.filter(({ total }) => total > FULL_SHARE + SHARE_TOLERANCE);
}

/** The segments that fall short of 100 %, beyond the tolerance: in part, or for a time between two periods wholly. */
export function shortfallsIn(segments: readonly RightsSegment[]): RightsSegment[] {
  return segments.filter(({ total }) => total < FULL_SHARE - SHARE_TOLERANCE);
}

/** The indexes of the lines that hold a segment; none in a gap between two periods. */
export function holdersOf({ use, countries, from, to }: RightsSegment, lines: readonly RightsLine[]): number[] {
  const [country] = countries;
  if (country === undefined) return [];
  return [...lines.entries()]
    .filter(
      ([, line]) =>
        line.uses.includes(use) && line.from <= from && (line.to === null || (to !== null && line.to >= to)),
    )
    .filter(([, line]) => reach(line.territories).has(country))
    .map(([index]) => index);
}

function alikeCountries(terms: readonly Term[], reached: readonly ReadonlySet<string>[]) {
  const groups = new Map<string, { countries: string[]; terms: Term[] }>();
  const countries = new Set(terms.flatMap(({ index }) => [...(reached[index] ?? [])]));
  for (const country of [...countries].sort()) {
    const holding = terms.filter(({ index }) => reached[index]?.has(country));
    const key = holding.map(({ index }) => index).join(' ');
    const group = groups.get(key);
    if (group) group.countries.push(country);
    else groups.set(key, { countries: [country], terms: holding });
  }
  return [...groups.values()];
}

/** From the first day on that anybody holds anything. */
function sweep(terms: readonly Term[]) {
  const changes = new Map<number, number>();
  const change = (day: number, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { share, first, end } of terms) {
    change(first, share);
    change(end, -share);
  }
  const days = [...changes.keys()].sort((a, b) => a - b);
  let total = 0;
  return days.slice(0, -1).map((day, index) => {
    total += changes.get(day) ?? 0;
    const next = days[index + 1] ?? Number.POSITIVE_INFINITY;
    return { from: dateOf(day), to: next === Number.POSITIVE_INFINITY ? null : dateOf(next - 1), total };
  });
}

function dayOf(date: string): number {
  return Date.parse(date) / DAY_MS;
}

/** Kept, because the same few days bound thousands of segments. */
const dates = new Map<number, string>();

function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (dates.size >= MOST_DATES_KEPT) dates.clear();
  dates.set(day, date);
  return date;
}
