import { FULL_SHARE, isFullTotal, SHARE_TOLERANCE } from '../shares/index.ts';
import { reach, type TerritoryLine } from '../territories/index.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

export interface RightsLine {
  readonly uses: readonly UseType[];
  /** In hundredths of a per cent. */
  readonly share: number;
  readonly territories: readonly TerritoryLine[];
  /** First and last day, `2024-01-01`; `to` is null if open-ended. */
  readonly from: string;
  readonly to: string | null;
}

interface DatedRight extends Omit<RightsLine, 'from' | 'to'> {
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** Converts a right from the API's form. */
export function toRightsLine({ uses, share, territories, valid_from, valid_to }: DatedRight): RightsLine {
  return { uses, share, territories, from: valid_from, to: valid_to };
}

/** Returns a right in the API's form with the uses, share, territories and period of a line. */
export function withRightsLine<Right extends object>(right: Right, { uses, share, territories, from, to }: RightsLine) {
  return { ...right, uses: [...uses], share, territories: [...territories], valid_from: from, valid_to: to };
}

/** A rectangle of countries and days with the same holders of a use. `to` as in `RightsLine`. */
export interface RightsSegment {
  readonly use: UseType;
  readonly countries: readonly string[];
  readonly from: string;
  readonly to: string | null;
  /** In hundredths of a per cent. */
  readonly total: number;
}

const DAY_MS = 86_400_000;
/** Some programs write it for open-ended rights. */
const LAST_DAY = '9999-12-31';

interface Term {
  readonly index: number;
  readonly share: number;
  readonly first: number;
  readonly end: number;
}

/** The days on which anything changes, each with the day before: computing that for every segment is slow. */
interface Calendar {
  readonly days: readonly string[];
  readonly eves: readonly string[];
}

/** Segments of one use don't overlap. Countries with equal holders are joined; empty and inverted lines skipped. */
export function segmentsOf(lines: readonly RightsLine[]): RightsSegment[] {
  const division = divisionOf(lines);
  return USE_TYPES.flatMap((use) => {
    const held = [...lines.entries()].filter(
      ([, { uses, from, to }]) => uses.includes(use) && (to === null || from <= to),
    );
    const calendar = calendarOf(held.map(([, line]) => line));
    const terms = termsIn(calendar, held);
    return groupCountries(terms, division).flatMap((group) => sweep(group, { use, calendar }));
  });
}

export function overlapsIn(segments: readonly RightsSegment[]): RightsSegment[] {
  return segments.filter(({ total }) => total > FULL_SHARE + SHARE_TOLERANCE);
}

export function shortfallsIn(segments: readonly RightsSegment[]): RightsSegment[] {
  return segments.filter(({ total }) => total < FULL_SHARE - SHARE_TOLERANCE);
}

export function holdersOf(segment: RightsSegment, lines: readonly RightsLine[]): number[] {
  return holdersAmong(lines)(segment);
}

/** Like `holdersOf`, for many segments of the same lines. */
export function holdersAmong(lines: readonly RightsLine[]): (segment: RightsSegment) => number[] {
  const reached = new Map<number, ReadonlySet<string>>();
  const reachOf = (index: number, { territories }: RightsLine) => {
    const known = reached.get(index) ?? reach(territories);
    reached.set(index, known);
    return known;
  };
  return ({ use, countries: [country], from, to }) => {
    if (country === undefined) return [];
    return [...lines.entries()]
      .filter(
        ([, line]) => line.uses.includes(use) && line.from <= from && (line.to === null || line.to >= (to ?? LAST_DAY)),
      )
      .filter(([index, line]) => reachOf(index, line).has(country))
      .map(([index]) => index);
  };
}

/** Returns what the lines come to in a segment, in hundredths of a per cent. */
export function sharesAmong(lines: readonly RightsLine[]): (segment: RightsSegment) => number {
  const holdersIn = holdersAmong(lines);
  return (segment) => holdersIn(segment).reduce((sum, index) => sum + (lines[index]?.share ?? 0), 0);
}

function calendarOf(lines: readonly RightsLine[]): Calendar {
  const days = new Set<string>();
  for (const { from, to } of lines) {
    days.add(from);
    const end = endOf(to);
    if (end !== null) days.add(end);
  }
  const sorted = [...days].sort();
  return { days: sorted, eves: sorted.map((day) => dayAfter(day, -1)) };
}

/** The day after; null if open-ended, since 9999-12-31 has no valid next day. */
function endOf(to: string | null): string | null {
  return to === null || to >= LAST_DAY ? null : dayAfter(to);
}

export function dayAfter(day: string, by = 1): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

function termsIn({ days }: Calendar, held: readonly (readonly [number, RightsLine])[]): Term[] {
  const places = new Map(days.map((day, place) => [day, place]));
  const placeOf = (day: string | null) => (day === null ? undefined : places.get(day)) ?? days.length;
  return held.map(([index, { share, from, to }]) => ({ index, share, first: placeOf(from), end: placeOf(endOf(to)) }));
}

interface EquivalentCountries {
  readonly countries: readonly string[];
  readonly terms: readonly Term[];
}

interface Cell {
  readonly countries: readonly string[];
  readonly lines: ReadonlySet<number>;
}

interface Division {
  readonly cells: readonly Cell[];
  /** Countries of several cells by their indexes, cached because most uses have the same holders. */
  readonly joined: Map<string, readonly string[]>;
}

/** A catalogue has few distinct territory lists, so a small cache of short ones is enough. */
const MAX_CACHED = 500;
const MAX_CACHED_LINES = 200;
const remembered = new Map<string, Division>();

function divisionOf(lines: readonly RightsLine[]): Division {
  const key = lines.map(({ territories }) => territoriesKey(territories)).join(' ');
  const known = remembered.get(key);
  if (known) return known;
  const division = { cells: divide(lines), joined: new Map() };
  if (lines.length > MAX_CACHED_LINES) return division;
  if (remembered.size >= MAX_CACHED) remembered.clear();
  remembered.set(key, division);
  return division;
}

function divide(lines: readonly RightsLine[]): Cell[] {
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
  return [...cells.values()];
}

/** A fast path: most recordings are 100% for every use in the same period, which needs no segments. */
export function areWhole(lines: readonly RightsLine[]): boolean {
  const [first] = lines;
  if (!first || (first.to !== null && first.to < first.from)) return false;
  if (lines.some(({ from, to }) => from !== first.from || to !== first.to)) return false;
  return divisionOf(lines).cells.every((cell) => USE_TYPES.every((use) => isWhole(use, cell, lines)));
}

function isWhole(use: UseType, cell: Cell, lines: readonly RightsLine[]): boolean {
  let total: number | null = null;
  for (const index of cell.lines) {
    const line = lines[index];
    if (line?.uses.includes(use)) total = (total ?? 0) + line.share;
  }
  return total === null || isFullTotal(total);
}

function territoriesKey(territories: readonly TerritoryLine[]): string {
  return territories.map(({ is_included, territory }) => `${is_included ? '+' : '-'}${territory}`).join('');
}

function groupCountries(terms: readonly Term[], division: Division): EquivalentCountries[] {
  const groups = new Map<string, { readonly terms: readonly Term[]; readonly places: number[] }>();
  for (const [place, { lines }] of division.cells.entries()) {
    const ofCell = terms.filter(({ index }) => lines.has(index));
    if (ofCell.length === 0) continue;
    const key = ofCell.map(({ index }) => index).join(' ');
    const group = groups.get(key);
    if (group) group.places.push(place);
    else groups.set(key, { terms: ofCell, places: [place] });
  }
  return [...groups.values()].map((group) => ({ terms: group.terms, countries: joined(division, group.places) }));
}

function joined({ cells, joined: known }: Division, places: readonly number[]): readonly string[] {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return cells[only]?.countries ?? [];
  const key = places.join(' ');
  const countries = known.get(key) ?? places.flatMap((place) => cells[place]?.countries ?? []).sort();
  if (known.size < MAX_CACHED) known.set(key, countries);
  return countries;
}

function sweep(
  { countries, terms }: EquivalentCountries,
  { use, calendar }: { readonly use: UseType; readonly calendar: Calendar },
): RightsSegment[] {
  const { days, eves } = calendar;
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
    const day = days[place] ?? null;
    if (from !== null) segments.push({ use, countries, from, to: eves[place] ?? null, total });
    total += changes[place] ?? 0;
    from = day;
  }
  return segments;
}
