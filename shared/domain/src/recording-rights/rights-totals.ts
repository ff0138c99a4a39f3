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

/** A line that holds one use, its days as places in the calendar of that use. */
interface Term {
  readonly index: number;
  readonly share: number;
  readonly first: number;
  /** The place of the day after the last; that of the end of the calendar where it goes on. */
  readonly end: number;
}

/** The days on which anything changes, in order, each with the day before it. */
interface Calendar {
  readonly days: readonly string[];
  readonly daysBefore: readonly string[];
}

/**
 * Who holds what, where and when, by use: exact, without overlaps between segments of one use. Countries with the same
 * holders over all time stand together. Lines that end before they begin, or reach no country, hold nothing.
 */
export function segmentsOf(lines: readonly RightsLine[]): RightsSegment[] {
  const reached = lines.map(({ territories }) => reach(territories));
  return USE_TYPES.flatMap((use) => {
    const held = [...lines.entries()].filter(
      ([, { uses, from, to }]) => uses.includes(use) && (to === null || from <= to),
    );
    const calendar = calendarOf(held.map(([, line]) => line));
    const terms = termsIn(calendar, held);
    return alikeCountries(terms, reached).flatMap((group) => sweep(group, { use, calendar }));
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

function calendarOf(lines: readonly RightsLine[]): Calendar {
  const days = new Set<string>();
  for (const { from, to } of lines) {
    days.add(from);
    if (to !== null) days.add(dayAfter(to));
  }
  const inOrder = [...days].sort();
  return { days: inOrder, daysBefore: inOrder.map((day) => dayAfter(day, -1)) };
}

/** The day so many days after a day, or before it: `2024-02-29` for one after `2024-02-28`. */
export function dayAfter(day: string, by = 1): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

function termsIn({ days }: Calendar, held: readonly (readonly [number, RightsLine])[]): Term[] {
  const places = new Map(days.map((day, place) => [day, place]));
  const placeOf = (day: string) => places.get(day) ?? days.length;
  return held.map(([index, { share, from, to }]) => ({
    ...{ index, share, first: placeOf(from) },
    end: to === null ? days.length : placeOf(dayAfter(to)),
  }));
}

interface AlikeCountries {
  readonly countries: string[];
  readonly terms: readonly Term[];
}

function alikeCountries(terms: readonly Term[], reached: readonly ReadonlySet<string>[]): AlikeCountries[] {
  const holding = new Map<string, Term[]>();
  for (const term of terms)
    for (const country of reached[term.index] ?? []) {
      const known = holding.get(country);
      if (known) known.push(term);
      else holding.set(country, [term]);
    }
  const groups = new Map<string, AlikeCountries>();
  for (const country of [...holding.keys()].sort()) {
    const ofCountry = holding.get(country) ?? [];
    const key = ofCountry.map(({ index }) => index).join(' ');
    const group = groups.get(key);
    if (group) group.countries.push(country);
    else groups.set(key, { countries: [country], terms: ofCountry });
  }
  return [...groups.values()];
}

/** From the first day on that anybody holds anything, to the last. */
function sweep(
  { countries, terms }: AlikeCountries,
  { use, calendar: { days, daysBefore } }: { readonly use: UseType; readonly calendar: Calendar },
): RightsSegment[] {
  const changes = new Int32Array(days.length + 1);
  const isBound = new Uint8Array(days.length + 1);
  for (const { share, first, end } of terms) {
    changes[first] = (changes[first] ?? 0) + share;
    changes[end] = (changes[end] ?? 0) - share;
    isBound[first] = 1;
    isBound[end] = 1;
  }
  const segments: RightsSegment[] = [];
  let total = 0;
  let from: string | null = null;
  for (let place = 0; place <= days.length; place += 1) {
    if (isBound[place] === 0) continue;
    if (from !== null) segments.push({ use, countries, from, to: daysBefore[place] ?? null, total });
    total += changes[place] ?? 0;
    from = days[place] ?? null;
  }
  return segments;
}
