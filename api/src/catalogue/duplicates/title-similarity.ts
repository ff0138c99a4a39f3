import { labelOf } from '../../platform/search/search-words.ts';

/** From here on two titles are taken for one, misspelt or written in another way. */
export const ALIKE = 0.9;

/** So many spaces may be all that one title has more than another. */
const SPACES = 6;

/** A number, or a Roman one: `Symphony No 1` and `Symphony No 2` are as alike as can be, and two works. */
const COUNTS = /\p{N}|^[ivx]+$/u;

/** A title prepared to be compared: as a label, and the ways in which it is held beside another. */
export interface ComparedTitle {
  readonly label: string;
  readonly counts: string;
  readonly joined: string;
  readonly sorted: string;
}

/** Prepares a title as it is written. */
export function comparedTitle(title: string): ComparedTitle {
  return comparedLabel(labelOf(title));
}

/** Prepares a title that is a label already. */
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

/** Whether two labels may be alike by their lengths, which rules out most of them before anything is prepared. */
export function haveLikeLengths(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  // Spaces do not count, and a character may be two units long.
  return Math.abs(one.length - other.length) <= 2 * (longest * (1 - ALIKE)) + SPACES;
}

/** Whether two titles are alike enough to be one, whatever the order of their words and the spaces between them. */
export function areAlike(one: ComparedTitle, other: ComparedTitle): boolean {
  if (one.label === '' || one.counts !== other.counts) return false;
  return isWithin(one.joined, other.joined) || isWithin(one.sorted, other.sorted);
}

function isWithin(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  const most = Math.floor(Math.max(a.length, b.length) * (1 - ALIKE) + Number.EPSILON * 100);
  return one === other || (Math.abs(a.length - b.length) <= most && most > 0 && distance(a, b, most) <= most);
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour; above `most` it is only that. */
function distance(a: readonly string[], b: readonly string[], most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [column, other] of b.entries()) {
      const isSame = letter === other;
      const costs = [at(above, column) + (isSame ? 0 : 1), at(above, column + 1) + 1, at(line, column) + 1];
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other)
        costs.push(at(before, column - 1) + 1);
      line.push(Math.min(...costs));
    }
    if (Math.min(...line) > most) return most + 1;
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
