import { FULL_SHARE, SHARE_TOLERANCE } from '../shares/index.ts';
import { reach, type TerritoryLine } from '../territories/index.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

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
/** Some programs write it for rights without an end. */
const LAST_DAY = '9999-12-31';

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
  const cells = cellsOf(lines);
  return USE_TYPES.flatMap((use) => {
    const held = [...lines.entries()].filter(
      ([, { uses, from, to }]) => uses.includes(use) && (to === null || from <= to),
    );
    const calendar = calendarOf(held.map(([, line]) => line));
    const terms = termsIn(calendar, held);
    return alikeCountries(terms, cells).flatMap((group) => sweep(group, { use, calendar }));
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
      ([, line]) => line.uses.includes(use) && line.from <= from && (line.to === null || line.to >= (to ?? LAST_DAY)),
    )
    .filter(([, line]) => reach(line.territories).has(country))
    .map(([index]) => index);
}

function calendarOf(lines: readonly RightsLine[]): Calendar {
  const days = new Set<string>();
  for (const { from, to } of lines) {
    days.add(from);
    const end = endOf(to);
    if (end !== null) days.add(end);
  }
  const inOrder = [...days].sort();
  return { days: inOrder, daysBefore: inOrder.map((day) => dayAfter(day, -1)) };
}

/** The day after the last; null where it goes on: no day follows the last one that can be written. */
function endOf(to: string | null): string | null {
  return to === null || to >= LAST_DAY ? null : dayAfter(to);
}

/** The day so many days after a day, or before it: `2024-02-29` for one after `2024-02-28`. */
export function dayAfter(day: string, by = 1): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

function termsIn({ days }: Calendar, held: readonly (readonly [number, RightsLine])[]): Term[] {
  const places = new Map(days.map((day, place) => [day, place]));
  const placeOf = (day: string | null) => (day === null ? undefined : places.get(day)) ?? days.length;
  return held.map(([index, { share, from, to }]) => ({
    ...{ index, share, first: placeOf(from) },
    end: placeOf(endOf(to)),
  }));
}

interface AlikeCountries {
  readonly countries: readonly string[];
  readonly terms: readonly Term[];
}

/** Countries that the same lines reach, whatever those are for. */
interface Cell {
  readonly countries: readonly string[];
  /** The indexes of the lines. */
  readonly lines: ReadonlySet<number>;
}

/** A catalogue sells its territories in few ways: so many of them are remembered. */
const MOST_REMEMBERED = 500;
const remembered = new Map<string, readonly Cell[]>();

/** The world as these lines divide it, in the order of its countries. */
function cellsOf(lines: readonly RightsLine[]): readonly Cell[] {
  const key = lines.map(({ territories }) => territoriesKey(territories)).join(' ');
  const known = remembered.get(key);
  if (known) return known;
  const reaching = new Map<string, number[]>();
  for (const [index, { territories }] of lines.entries())
    for (const country of reach(territories)) {
      const those = reaching.get(country);
      if (those) those.push(index);
      else reaching.set(country, [index]);
    }
  const cells = new Map<string, { readonly countries: string[]; readonly lines: ReadonlySet<number> }>();
  for (const country of [...reaching.keys()].sort()) {
    const those = reaching.get(country) ?? [];
    const cell = cells.get(those.join(' '));
    if (cell) cell.countries.push(country);
    else cells.set(those.join(' '), { countries: [country], lines: new Set(those) });
  }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, [...cells.values()]);
  return [...cells.values()];
}

function territoriesKey(territories: readonly TerritoryLine[]): string {
  return territories.map(({ is_included, territory }) => `${is_included ? '+' : '-'}${territory}`).join('');
}

function alikeCountries(terms: readonly Term[], cells: readonly Cell[]): AlikeCountries[] {
  const groups = new Map<string, { countries: readonly string[]; readonly terms: readonly Term[]; cells: number }>();
  for (const { countries, lines } of cells) {
    const ofCell = terms.filter(({ index }) => lines.has(index));
    if (ofCell.length === 0) continue;
    const key = ofCell.map(({ index }) => index).join(' ');
    const group = groups.get(key);
    if (group) {
      group.countries = [...group.countries, ...countries];
      group.cells += 1;
    } else groups.set(key, { countries, terms: ofCell, cells: 1 });
  }
  return [...groups.values()].map(({ countries, terms: ofGroup, cells: merged }) => ({
    countries: merged > 1 ? [...countries].sort() : countries,
    terms: ofGroup,
  }));
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
