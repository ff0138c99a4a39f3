import { type Choice, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

const MOST_WAYS = 400;
/** Entries few enough to read and filter by the remaining words. */
const FEW = 300;
/** Index steps, about 10 ms. */
const WALKABLE = 250_000;
const STEPS_TOGETHER = 6;
/** For one word: all entries are gathered before the first is read. Above 8,000, a sample fills every place. */
const STEPS_ALONE = 30;

export interface Way {
  readonly tsquery: string;
  /** Whether the results are so many that a sample exceeds what is ranked. */
  readonly isSampled: boolean;
  readonly narrowing: string | null;
}

export interface Wanted {
  readonly choices: readonly Choice[];
  readonly narrowing: readonly Choice[];
}

interface Combination {
  readonly words: readonly string[];
  readonly narrowing: readonly Choice[];
  readonly rank: number;
}

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

interface Together extends Omit<Combination, 'rank'> {
  readonly last: readonly string[];
}

/** Merges combinations that differ in one rare word, so that the common words are scanned once. */
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

interface Bounds extends Pick<Frequencies, 'entriesWithAll'> {
  readonly most: number;
}

/** For `(a | b | …) & (c | d | …)` GIN would scan nearly all words, so alternatives are split. */
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
