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
import { overlapsAny, type Rectangle } from './changed-lines.ts';

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

interface Within {
  readonly scope: readonly RightsSegment[];
  /** Lines of others that bound the result, so that a segment has the same of them everywhere. */
  readonly others: readonly RightsLine[];
}

interface Lowering extends Within {
  /** The most that the lines may come to together in a segment, in hundredths of a per cent. */
  readonly mostIn: (segment: RightsSegment) => number;
}

interface Rewriting extends Within {
  /** Returns the new shares of the lines that hold a segment, from their present ones. */
  readonly sharesIn: (segment: RightsSegment, before: readonly number[]) => readonly number[];
}

/** Lowers lines in proportion where they exceed the most allowed within the scope. Returns only those that change. */
export function lowerWithin<Line extends RightsLine>(
  lines: readonly Line[],
  { mostIn, ...within }: Lowering,
): LoweredLine<Line>[] {
  return rewriteWithin(lines, { ...within, sharesIn: (segment, before) => capShares(before, mostIn(segment)) });
}

/** Changes shares within the scope. Returns only the lines that change. */
export function rewriteWithin<Line extends RightsLine>(
  lines: readonly Line[],
  { scope, others, sharesIn }: Rewriting,
): LoweredLine<Line>[] {
  const segments = segmentsOf([...lines, ...others, ...scope.map(asEmptyLine)]);
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
    return pieces ? [{ line, left: [...releaseFrom(line, pieces), ...piecesOf(pieces)] }] : [];
  });
}

interface Piece extends RightsSegment {
  readonly share: number;
}

function piecesOf(pieces: readonly Piece[]): RightsLine[] {
  const alike = Map.groupBy(pieces, ({ countries, from, to, share }) => JSON.stringify([countries, from, to, share]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first || first.share === 0) return [];
    const { countries, from, to, share } = first;
    const uses = USE_TYPES.filter((use) => same.some((each) => each.use === use));
    return [{ uses, share, from, to, territories: territoriesOver(countries) }];
  });
}

function asEmptyLine({ use, countries, from, to }: Rectangle): RightsLine {
  return { uses: [use], share: 0, from, to, territories: territoriesOver(countries) };
}

interface Cut {
  readonly countries: readonly string[];
  readonly from: string;
  readonly end: string;
}

function releaseFrom<Line extends RightsLine>(line: Line, rectangles: readonly Rectangle[]): Line[] {
  const reached = reach(line.territories);
  const byUse = line.uses.map((use) => {
    return { use, cuts: rectangles.flatMap((rectangle) => cutBy(line, reached, { rectangle, use })) };
  });
  if (byUse.every(({ cuts }) => cuts.length === 0)) return [line];
  const pieces = byUse.flatMap(({ use, cuts }) => {
    return cuts.length === 0 ? [{ ...line, uses: [use] }] : divide({ ...line, uses: [use] }, reached, cuts);
  });
  return joinUses(pieces);
}

function cutBy(
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
  const stretches: { from: string; end: string; gone: readonly string[] }[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const end = bounds[index + 1] ?? lineEnd;
    const gone = endedIn(cuts, from);
    const before = stretches.at(-1);
    if (before && before.gone.join() === gone.join()) before.end = end;
    else stretches.push({ from, end, gone });
  }
  return stretches
    .filter(({ gone }) => gone.length < reached.size)
    .map(({ from, end, gone }) => ({
      ...line,
      from,
      to: end === lineEnd ? line.to : shifted(end, -1),
      territories: without(line.territories, gone),
    }));
}

function endedIn(cuts: readonly Cut[], day: string): string[] {
  const countries = cuts.filter(({ from, end }) => from <= day && day < end).flatMap((cut) => cut.countries);
  return [...new Set(countries)].sort();
}

function without(territories: readonly TerritoryLine[], gone: readonly string[]): readonly TerritoryLine[] {
  if (gone.length === 0) return territories;
  const left = [...territories, ...gone.map((territory) => ({ is_included: false, territory }))];
  if (left.length <= MAX_TERRITORIES) return left;
  return [...reach(left)].sort().map((territory) => ({ is_included: true, territory }));
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
  return to === null ? NO_END : shifted(to, 1);
}

function shifted(day: string, by: number): string {
  const moved = new Date(Date.parse(day) + by * DAY_MS).toISOString();
  // Dates beyond 9999 are longer and no longer sort as text.
  return moved.length > 24 ? NO_END : moved.slice(0, 10);
}
