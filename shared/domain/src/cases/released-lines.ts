import {
  holdersAmong,
  type RightsLine,
  type RightsSegment,
  segmentsOf,
  USE_TYPES,
  type UseType,
} from '../recording-rights/index.ts';
import { capShares } from '../shares/index.ts';
import { reach, type TerritoryLine, territoriesOver } from '../territories/index.ts';
import { lineOver, overlapsAny, type Rectangle } from './changed-lines.ts';

const DAY_MS = 86_400_000;
const NO_END = '~';
const MAX_TERRITORIES = 300;

/** Returns what remains after the release. Splits lines where needed by period, territory or use. */
export function releaseWithin<Line extends RightsLine>(
  lines: readonly Line[],
  rectangles: readonly Rectangle[],
): Line[] {
  return lines.flatMap((line) => releaseFrom(line, rectangles));
}

export interface LoweredLine<Line> {
  readonly line: Line;
  readonly left: readonly RightsLine[];
}

interface ScopeLimits {
  readonly scope: readonly RightsSegment[];
  /** Lines of others that bound the result, so that a segment has the same of them everywhere. */
  readonly others: readonly RightsLine[];
}

interface LoweringLimits extends ScopeLimits {
  /** The maximum sum of the lines in a segment, in hundredths of a per cent. */
  readonly mostIn: (segment: RightsSegment) => number;
}

interface ShareRewrite extends ScopeLimits {
  /** Returns the new shares of the lines that hold a segment, from their present ones. */
  readonly sharesIn: (segment: RightsSegment, before: readonly number[]) => readonly number[];
}

/** Lowers lines in proportion where they exceed the most allowed within the scope. Returns only those that change. */
export function lowerWithin<Line extends RightsLine>(
  lines: readonly Line[],
  { mostIn, ...within }: LoweringLimits,
): LoweredLine<Line>[] {
  return rewriteWithin(lines, { ...within, sharesIn: (segment, before) => capShares(before, mostIn(segment)) });
}

/** Changes shares within the scope. Returns only the lines that change. */
export function rewriteWithin<Line extends RightsLine>(
  lines: readonly Line[],
  { scope, others, sharesIn }: ShareRewrite,
): LoweredLine<Line>[] {
  const segments = segmentsOf([...lines, ...others, ...scope.map((rectangle) => lineOver(rectangle, 0))]);
  const holdersIn = holdersAmong(lines);
  const rewritten = segments.filter(overlapsAny(scope)).flatMap((segment) => {
    const holders = holdersIn(segment);
    const before = holders.map((index) => lines[index]?.share ?? 0);
    const shares = sharesIn(segment, before);
    return holders.flatMap((index, place) => {
      const share = shares[place];
      return share === undefined || share === before[place] ? [] : [{ ...segment, index, share }];
    });
  });
  const byLine = Map.groupBy(rewritten, ({ index }) => index);
  return lines.flatMap((line, index) => {
    const pieces = byLine.get(index);
    return pieces ? [{ line, left: [...releaseFrom(line, pieces), ...linesOver(pieces)] }] : [];
  });
}

export interface Piece extends Rectangle {
  readonly share: number;
}

/** Returns one line for the uses with the same share in the same countries and days. */
export function linesOver(pieces: readonly Piece[]): RightsLine[] {
  const alike = Map.groupBy(pieces, ({ countries, from, to, share }) => JSON.stringify([countries, from, to, share]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first || first.share === 0) return [];
    const { countries, from, to, share } = first;
    const uses = USE_TYPES.filter((use) => same.some((each) => each.use === use));
    return [{ uses, share, from, to, territories: territoriesOver(countries) }];
  });
}

interface Cut {
  readonly countries: readonly string[];
  readonly from: string;
  readonly end: string;
}

function releaseFrom<Line extends RightsLine>(line: Line, rectangles: readonly Rectangle[]): Line[] {
  const reached = reach(line.territories);
  const byUse = line.uses.map((use) => {
    return { use, cuts: rectangles.flatMap((rectangle) => findCuts(line, reached, { rectangle, use })) };
  });
  if (byUse.every(({ cuts }) => cuts.length === 0)) return [line];
  const pieces = byUse.flatMap(({ use, cuts }) => {
    return cuts.length === 0 ? [{ ...line, uses: [use] }] : divide({ ...line, uses: [use] }, reached, cuts);
  });
  return joinUses(pieces);
}

function findCuts(
  line: RightsLine,
  reached: ReadonlySet<string>,
  { rectangle, use }: { readonly rectangle: Rectangle; readonly use: UseType },
): Cut[] {
  if (rectangle.use !== use) return [];
  const from = later(rectangle.from, line.from);
  const end = earlier(endOf(rectangle.to), endOf(line.to));
  const countries = rectangle.countries.filter((country) => reached.has(country));
  return from < end && countries.length > 0 ? [{ countries, from, end }] : [];
}

function divide<Line extends RightsLine>(line: Line, reached: ReadonlySet<string>, cuts: readonly Cut[]): Line[] {
  const lineEnd = endOf(line.to);
  const days = [line.from, lineEnd, ...cuts.flatMap(({ from, end }) => [from, end])];
  const bounds = [...new Set(days)].sort();
  const periods: { from: string; end: string; removed: readonly string[] }[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const end = bounds[index + 1] ?? lineEnd;
    const removed = endedIn(cuts, from);
    const before = periods.at(-1);
    if (before && before.removed.join() === removed.join()) before.end = end;
    else periods.push({ from, end, removed });
  }
  return periods
    .filter(({ removed }) => removed.length < reached.size)
    .map(({ from, end, removed }) => ({
      ...line,
      from,
      to: end === lineEnd ? line.to : addDays(end, -1),
      territories: without(line.territories, removed),
    }));
}

function endedIn(cuts: readonly Cut[], day: string): string[] {
  const countries = cuts.filter(({ from, end }) => from <= day && day < end).flatMap((cut) => cut.countries);
  return [...new Set(countries)].sort();
}

function without(territories: readonly TerritoryLine[], removed: readonly string[]): readonly TerritoryLine[] {
  if (removed.length === 0) return territories;
  const remaining = [...territories, ...removed.map((territory) => ({ is_included: false, territory }))];
  if (remaining.length <= MAX_TERRITORIES) return remaining;
  return [...reach(remaining)].sort().map((territory) => ({ is_included: true, territory }));
}

function joinUses<Line extends RightsLine>(pieces: readonly Line[]): Line[] {
  const joined = new Map<string, Line>();
  for (const piece of pieces) {
    const key = JSON.stringify([piece.from, piece.to, piece.territories]);
    const same = joined.get(key);
    const uses = [...(same?.uses ?? []), ...piece.uses];
    joined.set(key, { ...piece, uses: USE_TYPES.filter((use) => uses.includes(use)) });
  }
  return [...joined.values()];
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

function endOf(to: string | null): string {
  return to === null ? NO_END : addDays(to, 1);
}

function addDays(day: string, by: number): string {
  const moved = new Date(Date.parse(day) + by * DAY_MS).toISOString();
  // Dates beyond 9999 are longer and no longer sort as text.
  return moved.length > 24 ? NO_END : moved.slice(0, 10);
}
