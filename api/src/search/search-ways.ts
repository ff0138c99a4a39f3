import { type Choice, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

/** So many combinations of words are looked for, in 10 µs each and what they find. */
const MOST_WAYS = 400;
/** So few entries that have some words are read, and what else they should have looked for in them. */
const FEW = 300;
/** An entry more is read in a tenth of the time that one combination of words more takes, at millions of works. */
export const READ_FOR_ONE_LOOK = 10;
/** So many steps from entry to entry the index takes in 10 ms or so. */
const WALKABLE = 250_000;
/** Entries that have all of several words are led to by the rarest, with so many steps to each of its entries. */
const STEPS_TOGETHER = 6;
/** The entries of a single word are all gathered before the first is read; with more than 8,000 a sample fills every place. */
const STEPS_ALONE = 30;

/** What the index is asked. */
export interface Way {
  readonly tsquery: string;
  /** Whether the answer is so common that a sample of it is more than can be ranked. */
  readonly isSampled: boolean;
  /** A `tsquery` for what was found so. */
  readonly narrowing: string | null;
}

/** Words that will do for each of those that are looked for, the likely ones first, and what is looked for in what they find. */
export interface Wanted {
  readonly choices: readonly Choice[];
  readonly narrowing: readonly Choice[];
}

/** Words that lead together, and what is looked for in what they lead to. */
interface Combination {
  readonly words: readonly string[];
  readonly narrowing: readonly Choice[];
  /** How far down in their lists the words stand. */
  readonly rank: number;
}

/** How to find what has all that is wanted by one of `wanted`: by a sample where that is so common that it takes long. */
export function waysOf(wanted: readonly Wanted[], frequencies: Frequencies): Way[] {
  const most = Math.max(1, Math.floor(MOST_WAYS / wanted.length));
  let left = WALKABLE;
  return wanted
    .flatMap(({ choices, narrowing }) =>
      combinationsFrom({ words: [], narrowing, rank: 0 }, choices, { most, few: () => FEW, ...frequencies }),
    )
    .map(({ words, narrowing }) => {
      const steps = stepsThrough(words.map(frequencies.entriesWith));
      const isSampled = steps > left;
      if (!isSampled) left -= steps;
      return {
        tsquery: tsqueryOf(words.map((word) => ({ words: [word] }))),
        isSampled,
        narrowing: narrowing.length > 0 ? tsqueryOf(narrowing) : null,
      };
    });
}

/**
 * Words that lead to all that has some words and one of each choice: these and as many more as leave a few entries, or no
 * more than are read sooner than each word of a long choice is looked for beside them.
 */
export function leadingWords(
  words: readonly string[],
  choices: readonly Choice[],
  frequencies: Frequencies,
): (readonly string[])[] {
  const start = { words, narrowing: [], rank: 0 };
  const few = (looks: number) => Math.max(FEW, looks * READ_FOR_ONE_LOOK);
  return combinationsFrom(start, choices, { most: MOST_WAYS, few, ...frequencies }).map((found) => found.words);
}

/** What bounds the combinations: how many there are, and how many entries are few where the next choice has so many words. */
interface Bounds extends Pick<Frequencies, 'entriesWithAll'> {
  readonly most: number;
  few(words: number): number;
}

/**
 * One word of each choice in every way, the likely ones first, as long as more than a few entries have what is chosen so
 * far. As one `(a | b | …) & (c | d | …)` GIN would walk through the entries of nearly all of these words, with a step a
 * word for each. Where there are more ways than `most`, long choices lose their last words.
 */
function combinationsFrom(
  start: Combination,
  choices: readonly Choice[],
  { most, few, entriesWithAll }: Bounds,
): Combination[] {
  const shortFirst = choices.toSorted((one, other) => one.words.length - other.words.length);
  let open = [start];
  const ready: Combination[] = [];
  for (const [place, { words: list }] of shortFirst.entries()) {
    const isReady = ({ words }: Combination) =>
      list.length > 1 && words.length > start.words.length && entriesWithAll(words) <= few(list.length);
    const rest = [...shortFirst.slice(place), ...start.narrowing];
    ready.push(...open.filter(isReady).map((found) => ({ ...found, narrowing: rest })));
    const unready = open.filter((found) => !isReady(found));
    const kept = list.slice(0, Math.max(1, Math.floor(most / unready.length)));
    open = unready.flatMap(({ words, rank }) =>
      kept.map((word, down) => ({ ...start, words: [...new Set([...words, word])], rank: rank + down })),
    );
  }
  return [...ready, ...open].sort((one, other) => one.rank - other.rank);
}

function stepsThrough(sizes: readonly number[]): number {
  if (sizes.length === 1) return (sizes[0] ?? 0) * STEPS_ALONE;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return Math.min(Math.min(...sizes) * STEPS_TOGETHER, all);
}
