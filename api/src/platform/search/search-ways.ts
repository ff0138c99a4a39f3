import { type Choice, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

/** Combinations of words searched for, 10 µs each and their results. */
const MOST_WAYS = 400;
/** Entries few enough to read and filter by the remaining words. */
const FEW = 300;
/** Index steps of about 10 ms. */
const WALKABLE = 250_000;
/** For several words: the rarest leads, with this many steps to each of its entries. */
const STEPS_TOGETHER = 6;
/** For one word: all entries are gathered before the first is read. Above 8,000, a sample fills every place. */
const STEPS_ALONE = 30;

export interface Way {
  readonly tsquery: string;
  /** Whether the results are so many that a sample exceeds what is ranked. */
  readonly isSampled: boolean;
  /** A `tsquery` to narrow the results. */
  readonly narrowing: string | null;
}

/** Alternatives for each term, likely ones first, and a filter for the results. */
export interface Wanted {
  readonly choices: readonly Choice[];
  readonly narrowing: readonly Choice[];
}

/** Words that lead together, and a filter for their results. */
interface Combination {
  readonly words: readonly string[];
  readonly narrowing: readonly Choice[];
  /** Sum of the words' positions in their lists. */
  readonly rank: number;
}

/** Plans the ways to find entries with all of `wanted`. Samples a slow, very common one. */
export function waysOf(wanted: readonly Wanted[], frequencies: Frequencies): Way[] {
  const most = Math.max(1, Math.floor(MOST_WAYS / wanted.length));
  const combinations = wanted.flatMap((some) => combinationsOf(some, { most, ...frequencies }));
  let left = WALKABLE;
  return withRareTogether(combinations, frequencies).map(({ words, last, narrowing }) => {
    const steps = stepsThrough([...words, ...last].map(frequencies.entriesWith));
    const isSampled = steps > left;
    if (!isSampled) left -= steps;
    return {
      tsquery: tsqueryOf([...words.map((word) => ({ words: [word] })), { words: last }]),
      isSampled,
      narrowing: narrowing.length > 0 ? tsqueryOf(narrowing) : null,
    };
  });
}

/** All of some words, and one of others. */
interface Together extends Omit<Combination, 'rank'> {
  readonly last: readonly string[];
}

/**
 * Merges combinations that differ in one rare word, in the place of the first: the common words are then scanned once.
 */
function withRareTogether(combinations: readonly Combination[], { entriesWith }: Frequencies): Together[] {
  const groups = Map.groupBy(combinations, ({ words, narrowing }, place) => {
    const isRare = words.length > 1 && entriesWith(words.at(-1) ?? '') === 0;
    return isRare ? `${words.slice(0, -1).join(' ')} & ${tsqueryOf(narrowing)}` : place;
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return { ...first, words: first.words.slice(0, -1), last: group.flatMap(({ words }) => words.slice(-1)) };
  });
}

/** The frequency of words together, and the maximum number of combinations. */
interface Bounds extends Pick<Frequencies, 'entriesWithAll'> {
  readonly most: number;
}

/**
 * Lists one word of each choice, likely ones first, while many entries have the words so far. As one `(a | b | …) & (c
 * | d | …)`, GIN would scan the entries of nearly all words. Above `most`, long choices lose their last words.
 */
function combinationsOf({ choices, narrowing }: Wanted, { most, entriesWithAll }: Bounds): Combination[] {
  const shortFirst = choices.toSorted((one, other) => one.words.length - other.words.length);
  let open: Combination[] = [{ words: [], narrowing, rank: 0 }];
  const ready: Combination[] = [];
  for (const [place, { words: list }] of shortFirst.entries()) {
    const isReady = ({ words }: Combination) => list.length > 1 && words.length > 0 && entriesWithAll(words) <= FEW;
    const rest = [...shortFirst.slice(place), ...narrowing];
    ready.push(...open.filter(isReady).map((found) => ({ ...found, narrowing: rest })));
    const unready = open.filter((found) => !isReady(found));
    const kept = list.slice(0, Math.max(1, Math.floor(most / unready.length)));
    open = unready.flatMap(({ words, rank }) =>
      kept.map((word, down) => ({ words: [...new Set([...words, word])], narrowing, rank: rank + down })),
    );
  }
  return [...ready, ...open].sort((one, other) => one.rank - other.rank);
}

function stepsThrough(sizes: readonly number[]): number {
  if (sizes.length === 1) return (sizes[0] ?? 0) * STEPS_ALONE;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return Math.min(Math.min(...sizes) * STEPS_TOGETHER, all);
}
