import { isForgivable } from './misspelling.ts';
import { forgiving, type Term } from './search-terms.ts';

/** The words that are known and near to those of a search. */
export interface Vocabulary {
  readonly known: ReadonlySet<string>;
  /** Known words that begin like the last one typed; null where they are too many to look for each. */
  readonly begun: readonly string[] | null;
  /** Known words that share a key of a misspelling with one of those typed. */
  readonly near: readonly string[];
}

/** What may have been meant. */
export interface Reading {
  /** Each word with all that is taken for it. */
  readonly terms: readonly Term[];
  /** What is looked for: all terms of one of these. */
  readonly asked: readonly (readonly Term[])[];
}

/** Whether anything at all can have every one of these terms: words that nobody has used are in nothing. */
export function canBeMet(terms: readonly Term[], { known, begun }: Vocabulary): boolean {
  return terms.every(
    ({ word, isPrefix }) =>
      !isForgivable(word) || known.has(word) || (isPrefix && (begun === null || begun.length > 0)),
  );
}

/**
 * With the words mended that nobody has used; besides with one of the others mended, since a misspelling may be a word
 * as well; with two of them. Each is looked for when those before have found nothing.
 */
export function readingsOf(terms: readonly Term[], vocabulary: Vocabulary): Reading[] {
  const mended = forgiving(terms, vocabulary.near);
  const isUsed = terms.map((term) => canBeMet([term], vocabulary));
  const taken = terms.map((term, place) => (isUsed[place] ? term : (mended[place] ?? term)));
  const likely = taken.map((term, place) => (isUsed[place] ? term : insteadOf(term)));
  const doubted = mended.flatMap((term, place) => (isUsed[place] && term.variants.length > 0 ? [{ term, place }] : []));
  const one = doubted.map(({ term, place }) => likely.with(place, insteadOf(term)));
  const two = one.flatMap((asked, first) =>
    doubted.slice(first + 1).map(({ term, place }) => asked.with(place, insteadOf(term))),
  );
  return [
    { terms: taken, asked: [likely] },
    ...[one, two].flatMap((asked) => (asked.length > 0 ? [{ terms: mended, asked }] : [])),
  ];
}

/** What a word is a misspelling of, without the word itself, where there is any. */
function insteadOf(term: Term): Term {
  const [word, ...variants] = term.variants;
  return word === undefined ? term : { word, isPrefix: false, variants };
}
