import { isForgivable } from './misspelling.ts';
import { forgiving, type Term } from './search-terms.ts';

export interface Vocabulary {
  readonly known: ReadonlySet<string>;
  readonly begun: readonly string[] | null;
  readonly near: readonly string[];
}

export interface Reading {
  readonly terms: readonly Term[];
  readonly asked: readonly (readonly Term[])[];
}

export function isSatisfiable(terms: readonly Term[], { known, begun }: Vocabulary): boolean {
  return terms.every(
    ({ word, isPrefix }) =>
      !isForgivable(word) || known.has(word) || (isPrefix && (begun === null || begun.length > 0)),
  );
}

/** Corrects unknown words, then one known word, since a misspelling may be a word, then two. */
export function readingsOf(terms: readonly Term[], vocabulary: Vocabulary): Reading[] {
  const mended = forgiving(terms, vocabulary.near);
  const isUsed = terms.map((term) => isSatisfiable([term], vocabulary));
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

function insteadOf(term: Term): Term {
  const [word, ...variants] = term.variants;
  return word === undefined ? term : { word, isPrefix: false, variants };
}
