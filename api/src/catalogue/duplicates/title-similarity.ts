import { labelOf } from '../../platform/search/tokenize.ts';

/** Minimum similarity of two titles that may be the same. */
const MIN_SIMILARITY = 0.9;

/** Maximum difference in the number of spaces. */
const SPACES = 6;

/** Arabic or Roman numerals: `Symphony No 1` and `Symphony No 2` are similar but different works. */
const COUNTS = /\p{N}|^[ivx]+$/u;

export interface ComparedTitle {
  readonly label: string;
  readonly counts: string;
  readonly joined: string;
  readonly sorted: string;
}

export function comparedTitle(title: string): ComparedTitle {
  return comparedLabel(labelOf(title));
}

export function comparedLabel(label: string): ComparedTitle {
  const words = label.split(' ');
  const sorted = [...words].sort();
  return {
    label,
    counts: sorted.filter((word) => COUNTS.test(word)).join(' '),
    joined: words.join(''),
    sorted: sorted.join(''),
  };
}

/** Rules out most pairs by length, before anything is prepared. */
export function haveSimilarLengths(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  // Spaces are ignored, and a character may be two UTF-16 units.
  return Math.abs(one.length - other.length) <= 2 * (longest * (1 - MIN_SIMILARITY)) + SPACES;
}

export function areSimilar(one: ComparedTitle, other: ComparedTitle): boolean {
  if (one.label === '' || one.counts !== other.counts) return false;
  return isWithin(one.joined, other.joined) || isWithin(one.sorted, other.sorted);
}

function isWithin(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  const maxDistance = Math.floor(Math.max(a.length, b.length) * (1 - MIN_SIMILARITY) + Number.EPSILON * 100);
  return (
    one === other ||
    (Math.abs(a.length - b.length) <= maxDistance && maxDistance > 0 && distance(a, b, maxDistance) <= maxDistance)
  );
}

/** Damerau–Levenshtein distance; any value above `maxDistance` only means "more". */
function distance(a: readonly string[], b: readonly string[], maxDistance: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [column, other] of b.entries()) {
      const isSame = letter === other;
      const costs = [cellAt(above, column) + (isSame ? 0 : 1), cellAt(above, column + 1) + 1, cellAt(line, column) + 1];
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other)
        costs.push(cellAt(before, column - 1) + 1);
      line.push(Math.min(...costs));
    }
    if (Math.min(...line) > maxDistance) return maxDistance + 1;
    [before, above] = [above, line];
  }
  return cellAt(above, b.length);
}

function cellAt(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
