import { isForgivable } from './misspelling.ts';
import { type Choice, type Term, tsqueryOf } from './search-terms.ts';
import type { Frequencies } from './word-frequencies.ts';

/** Up to so many entries, the rarest word of a search leads to its hits at once, however common the others are. */
const RARE = 40_000;
/** So many entries of one word are walked through in 5 ms or so, and more than fill every place by a sample as well. */
const WALKABLE_ALONE = 20_000;
/** The same for several words together, which are walked through faster, but slower with each word that will do too. */
const WALKABLE_TOGETHER = 250_000;
const WORDS_THAT_DOUBLE = 8;
/** So many ways to read a misspelt title are tried as titles. */
const MOST_TITLES = 24;

/** The words that are known and near to those of a search. */
export interface Vocabulary {
  readonly known: ReadonlySet<string>;
  /** Known words that begin like the last one typed; null where they are too many to look for each. */
  readonly begun: readonly string[] | null;
  /** Known words that share a key of a misspelling with one of those typed. */
  readonly near: readonly string[];
}

/** How words are looked for among what every member may find. */
export interface Question {
  /** What the index answers without a detour, best first: a `tsquery` each. */
  readonly whole: readonly string[];
  /** The same for what is so common that a sample of it is more than can be ranked. */
  readonly sampled: readonly string[];
  /** A `tsquery` for what was found so: beginnings that too many words have. */
  readonly narrowing: string | null;
  /** Beginnings of titles, so that a title is found by its words however common they are. */
  readonly titles: readonly string[];
}

/** How to look for a `tsquery` that few entries answer. */
export function plainQuestion(tsquery: string): Question {
  return { whole: [tsquery], sampled: [], narrowing: null, titles: [] };
}

/** Whether anything at all can have every one of these terms: words that nobody has used are in nothing. */
export function canBeMet(terms: readonly Term[], { known, begun }: Vocabulary): boolean {
  return terms.every(
    ({ word, isPrefix }) =>
      !isForgivable(word) || known.has(word) || (isPrefix && (begun === null || begun.length > 0)),
  );
}

/**
 * How to look for terms. A beginning of a word is looked for as the words that begin so: in the index it would be
 * walked through with everything below it, whatever the other words leave of that.
 */
export function questionOf(terms: readonly Term[], vocabulary: Vocabulary, frequencies: Frequencies): Question {
  const { begun } = vocabulary;
  const isNarrowing = ({ isPrefix }: Term) => isPrefix && begun === null;
  const leading = terms.filter((term) => !isNarrowing(term));
  const narrowing = leading.length > 0 ? terms.filter(isNarrowing) : [];
  const looked = leading.length > 0 ? leading : terms;
  const choices = looked.map(({ word, isPrefix, variants }): Choice => {
    return { words: [...new Set([word, ...(isPrefix ? (begun ?? []) : []), ...variants])] };
  });
  return {
    ...waysToLook(choices, frequencies),
    narrowing:
      narrowing.length > 0
        ? tsqueryOf(narrowing.map(({ word, variants }) => ({ words: variants, begun: [word] })))
        : null,
    titles: titlesOf(terms, vocabulary, frequencies),
  };
}

/** Several words for one are looked for one by one: any of many costs the index as many steps for each entry. */
function waysToLook(choices: readonly Choice[], { entriesWith }: Frequencies): Pick<Question, 'whole' | 'sampled'> {
  const [first, ...others] = choices;
  if (first && others.length === 0) {
    const isCommon = (word: string) => entriesWith(word) > WALKABLE_ALONE;
    const one = (word: string) => tsqueryOf([{ words: [word] }]);
    return {
      whole: first.words.filter((word) => !isCommon(word)).map(one),
      sampled: first.words.filter(isCommon).map(one),
    };
  }
  const sizes = choices.map(({ words }) => words.reduce((sum, word) => sum + entriesWith(word), 0));
  const slowness = 1 + choices.flatMap(({ words }) => words).length / WORDS_THAT_DOUBLE;
  const effort = sizes.reduce((sum, size) => sum + size, 0) * slowness;
  const isTooMuch = Math.min(...sizes) > RARE && effort > WALKABLE_TOGETHER;
  const all = [tsqueryOf(choices)];
  return isTooMuch ? { whole: [], sampled: all } : { whole: all, sampled: [] };
}

/** The title as typed or, where words may be misspelt, as it may have been meant: with the frequent words first. */
function titlesOf(terms: readonly Term[], vocabulary: Vocabulary, { entriesWith }: Frequencies): string[] {
  const meant = terms.map(({ variants }) => variants.toSorted((one, other) => entriesWith(other) - entriesWith(one)));
  const unknown = terms.flatMap((term, place) => (canBeMet([term], vocabulary) ? [] : [place]));
  const typed = terms.map(({ word }) => word);
  if (unknown.length === 0) {
    const most = Math.floor(MOST_TITLES / terms.length);
    const others = meant.flatMap((words, place) => words.slice(0, most).map((word) => typed.with(place, word)));
    return [typed, ...others].map((title) => title.join(' '));
  }
  const most = Math.floor(MOST_TITLES ** (1 / unknown.length));
  const titles = unknown.reduce(
    (so, place) => so.flatMap((title) => (meant[place] ?? []).slice(0, most).map((word) => title.with(place, word))),
    [typed],
  );
  return titles.map((title) => title.join(' '));
}
