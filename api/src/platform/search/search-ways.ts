import { type Choice, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

/** So many combinations of words are looked for, in 10 µs each and what they find. */
const MOST_WAYS = 400;
/** So few entries that have some words are read, and what else they should have looked for in them. */
const FEW = 300;
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

/** Words of which all are wanted, and others of which one is. */
interface Together extends Omit<Combination, 'rank'> {
  readonly last: readonly string[];
}

/**
 * Combinations that differ in a rare word alone as one, in the place of the first: the common words beside them are
 * walked through once for all, and not for each.
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

/** How common words are together, and how many combinations there may be. */
interface Bounds extends Pick<Frequencies, 'entriesWithAll'> {
  readonly most: number;
}

/**
 * One word of each choice in every way, the likely ones first, as long as more than a few entries have what is chosen so
 * far. As one `(a | b | …) & (c | d | …)` GIN would walk through the entries of nearly all of these words, with a step a
 * word for each. Where there are more ways than `most`, long choices lose their last words.
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
