import { isSatisfiable, type Reading, type Vocabulary } from './search-readings.ts';
import { type Choice, type Term, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

const MAX_TITLES = 24;

export interface Question {
  readonly ways: readonly Way[];
  readonly titles: readonly string[];
}

export function plainQuestion(tsquery: string): Question {
  return { ways: [{ tsquery, isSampled: false, narrowing: null }], titles: [] };
}

export function questionOf({ terms, wordings }: Reading, vocabulary: Vocabulary, frequencies: Frequencies): Question {
  const wanted = wordings.map((some) => wantedFor(some, vocabulary, frequencies));
  return { ways: waysOf(wanted, frequencies), titles: titlesOf(terms, vocabulary, frequencies) };
}

/** Expands a prefix to its known words: GIN would scan everything below it, whatever the other words exclude. */
function wantedFor(terms: readonly Term[], { begun }: Vocabulary, { entriesWith }: Frequencies): Wanted {
  const isNarrowing = ({ isPrefix }: Term) => isPrefix && begun === null;
  const leading = terms.filter((term) => !isNarrowing(term));
  const narrowing = leading.length > 0 ? terms.filter(isNarrowing) : [];
  const considered = leading.length > 0 ? leading : terms;
  const byFrequency = (words: readonly string[]) =>
    words.toSorted((one, other) => entriesWith(other) - entriesWith(one));
  return {
    choices: considered.map(({ word, isPrefix, variants }): Choice => {
      return { words: [...new Set([word, ...byFrequency(isPrefix ? (begun ?? []) : []), ...byFrequency(variants)])] };
    }),
    narrowing: narrowing.map(({ word, variants }) => ({ words: variants, begun: [word] })),
  };
}

function titlesOf(terms: readonly Term[], vocabulary: Vocabulary, { entriesWith }: Frequencies): string[] {
  const meant = terms.map(({ variants }) => variants.toSorted((one, other) => entriesWith(other) - entriesWith(one)));
  const unknown = terms.flatMap((term, place) => (isSatisfiable([term], vocabulary) ? [] : [place]));
  const typed = terms.map(({ word }) => word);
  if (unknown.length === 0) {
    const most = Math.floor(MAX_TITLES / terms.length);
    const others = meant.flatMap((words, place) => words.slice(0, most).map((word) => typed.with(place, word)));
    return [typed, ...others].map((title) => title.join(' '));
  }
  const most = Math.floor(MAX_TITLES ** (1 / unknown.length));
  const titles = unknown.reduce(
    (so, place) => so.flatMap((title) => (meant[place] ?? []).slice(0, most).map((word) => title.with(place, word))),
    [typed],
  );
  return titles.map((title) => title.join(' '));
}

const MAX_QUERIES = 400;
/** Entries few enough to read and filter by the remaining words. */
const FEW = 150;
/** Index steps, about 10 ms. */
const WALKABLE = 250_000;
const STEPS_TOGETHER = 6;
/** For one word: all entries are gathered before the first is read. Above 8,000, a sample fills every place. */
const STEPS_ALONE = 30;

interface Way {
  readonly tsquery: string;
  /** Whether the results are so many that a sample exceeds what is ranked. */
  readonly isSampled: boolean;
  readonly narrowing: string | null;
}

interface Wanted {
  readonly choices: readonly Choice[];
  readonly narrowing: readonly Choice[];
}

interface Combination {
  readonly words: readonly string[];
  readonly narrowing: readonly Choice[];
  readonly rank: number;
}

function waysOf(wanted: readonly Wanted[], frequencies: Frequencies): Way[] {
  const most = Math.max(1, Math.floor(MAX_QUERIES / wanted.length));
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
