import { isSatisfiable, type Reading, type Vocabulary } from './search-readings.ts';
import { type Choice, type Term, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

const MAX_TITLES = 24;

export interface SearchPlan {
  readonly queries: readonly IndexQuery[];
  readonly titles: readonly string[];
}

export function planQuery(tsquery: string): SearchPlan {
  return { queries: [{ tsquery, isSampled: false, narrowing: null }], titles: [] };
}

export function planSearch({ terms, wordings }: Reading, vocabulary: Vocabulary, frequencies: Frequencies): SearchPlan {
  const conjunctions = wordings.map((some) => conjunctionOf(some, vocabulary, frequencies));
  return { queries: queriesOf(conjunctions, frequencies), titles: titlesOf(terms, vocabulary, frequencies) };
}

/** Expands a prefix to its known words: GIN would scan everything below it, whatever the other words exclude. */
function conjunctionOf(terms: readonly Term[], { completions }: Vocabulary, { entriesWith }: Frequencies): Conjunction {
  const isNarrowing = ({ isPrefix }: Term) => isPrefix && completions === null;
  const leading = terms.filter((term) => !isNarrowing(term));
  const narrowing = leading.length > 0 ? terms.filter(isNarrowing) : [];
  const required = leading.length > 0 ? leading : terms;
  const byFrequency = (words: readonly string[]) =>
    words.toSorted((one, other) => entriesWith(other) - entriesWith(one));
  return {
    choices: required.map(({ word, isPrefix, variants }): Choice => {
      return {
        words: [...new Set([word, ...byFrequency(isPrefix ? (completions ?? []) : []), ...byFrequency(variants)])],
      };
    }),
    narrowing: narrowing.map(({ word, variants }) => ({ words: variants, prefixes: [word] })),
  };
}

function titlesOf(terms: readonly Term[], vocabulary: Vocabulary, { entriesWith }: Frequencies): string[] {
  const alternatives = terms.map(({ variants }) =>
    variants.toSorted((one, other) => entriesWith(other) - entriesWith(one)),
  );
  const unknown = terms.flatMap((term, place) => (isSatisfiable([term], vocabulary) ? [] : [place]));
  const typed = terms.map(({ word }) => word);
  if (unknown.length === 0) {
    const max = Math.floor(MAX_TITLES / terms.length);
    const others = alternatives.flatMap((words, place) => words.slice(0, max).map((word) => typed.with(place, word)));
    return [typed, ...others].map((title) => title.join(' '));
  }
  const max = Math.floor(MAX_TITLES ** (1 / unknown.length));
  const titles = unknown.reduce(
    (titles, place) =>
      titles.flatMap((title) => (alternatives[place] ?? []).slice(0, max).map((word) => title.with(place, word))),
    [typed],
  );
  return titles.map((title) => title.join(' '));
}

const MAX_QUERIES = 400;
/** Entries few enough to read and filter by the remaining words. */
const MAX_FILTERABLE = 150;
/** Index steps, about 10 ms. */
const MAX_STEPS = 250_000;
const STEPS_OF_SEVERAL_WORDS = 6;
/** For one word: all entries are gathered before the first is read. Above 8,000, a sample fills every place. */
const STEPS_OF_ONE_WORD = 30;

interface IndexQuery {
  readonly tsquery: string;
  /** Whether the results are so many that a sample exceeds what is ranked. */
  readonly isSampled: boolean;
  readonly narrowing: string | null;
}

interface Conjunction {
  readonly choices: readonly Choice[];
  readonly narrowing: readonly Choice[];
}

interface Combination {
  readonly words: readonly string[];
  readonly narrowing: readonly Choice[];
  readonly rank: number;
}

function queriesOf(conjunctions: readonly Conjunction[], frequencies: Frequencies): IndexQuery[] {
  const max = Math.max(1, Math.floor(MAX_QUERIES / conjunctions.length));
  const combinations = conjunctions.flatMap((some) => combinationsOf(some, { max, ...frequencies }));
  let stepsLeft = MAX_STEPS;
  return groupRareWords(combinations, frequencies).map(({ words, last, narrowing }) => {
    const steps = estimateSteps([...words, ...last].map(frequencies.entriesWith));
    const isSampled = steps > stepsLeft;
    if (!isSampled) stepsLeft -= steps;
    return {
      tsquery: tsqueryOf([...words.map((word) => ({ words: [word] })), { words: last }]),
      isSampled,
      narrowing: narrowing.length > 0 ? tsqueryOf(narrowing) : null,
    };
  });
}

interface GroupedCombination extends Omit<Combination, 'rank'> {
  readonly last: readonly string[];
}

/** Merges combinations that differ in one rare word, so that the common words are scanned once. */
function groupRareWords(combinations: readonly Combination[], { entriesWith }: Frequencies): GroupedCombination[] {
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
  readonly max: number;
}

/** For `(a | b | …) & (c | d | …)` GIN would scan nearly all words, so alternatives are split. */
function combinationsOf({ choices, narrowing }: Conjunction, { max, entriesWithAll }: Bounds): Combination[] {
  const shortFirst = choices.toSorted((one, other) => one.words.length - other.words.length);
  let open: Combination[] = [{ words: [], narrowing, rank: 0 }];
  const ready: Combination[] = [];
  for (const [place, { words: list }] of shortFirst.entries()) {
    const isReady = ({ words }: Combination) =>
      list.length > 1 && words.length > 0 && entriesWithAll(words) <= MAX_FILTERABLE;
    const rest = [...shortFirst.slice(place), ...narrowing];
    ready.push(...open.filter(isReady).map((found) => ({ ...found, narrowing: rest })));
    const unready = open.filter((found) => !isReady(found));
    const kept = list.slice(0, Math.max(1, Math.floor(max / unready.length)));
    open = unready.flatMap(({ words, rank }) =>
      kept.map((word, down) => ({ words: [...new Set([...words, word])], narrowing, rank: rank + down })),
    );
  }
  return [...ready, ...open].sort((one, other) => one.rank - other.rank);
}

function estimateSteps(sizes: readonly number[]): number {
  if (sizes.length === 1) return (sizes[0] ?? 0) * STEPS_OF_ONE_WORD;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return Math.min(Math.min(...sizes) * STEPS_OF_SEVERAL_WORDS, all);
}
