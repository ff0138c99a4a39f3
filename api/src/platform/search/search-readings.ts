import { canBeMet, type Vocabulary } from './search-question.ts';
import { forgiving, type Term } from './search-terms.ts';

/** What may have been meant. */
export interface Reading {
  /** Each word with all that is taken for it. */
  readonly terms: readonly Term[];
  /** What is looked for: all terms of one of these. */
  readonly asked: readonly (readonly Term[])[];
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
