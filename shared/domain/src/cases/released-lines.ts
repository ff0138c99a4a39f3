import { type RightsLine, type RightsSegment, USE_TYPES, type UseType } from '../recording-rights/index.ts';
import { reach, type TerritoryLine } from '../territories/index.ts';

export type Rectangle = Pick<RightsSegment, 'use' | 'countries' | 'from' | 'to'>;

const DAY_MS = 86_400_000;
const NO_END = '~';
const MOST_TERRITORIES = 300;

/** Returns what remains after the release. Splits lines where needed by period, territory or use. */
export function releaseWithin<Line extends RightsLine>(
  lines: readonly Line[],
  rectangles: readonly Rectangle[],
): Line[] {
  return lines.flatMap((line) => releaseFrom(line, rectangles));
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
      to: end === lineEnd ? line.to : dayBefore(end),
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
  if (left.length <= MOST_TERRITORIES) return left;
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

function dayBefore(day: string): string {
  return shifted(day, -1);
}

function shifted(day: string, by: number): string {
  const moved = new Date(Date.parse(day) + by * DAY_MS).toISOString();
  // Dates beyond 9999 are longer and no longer sort as text.
  return moved.length > 24 ? NO_END : moved.slice(0, 10);
}
