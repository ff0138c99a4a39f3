import { allowsMisspelling } from './misspelling.ts';
import { addVariants, type Term } from './search-terms.ts';

export interface Vocabulary {
  readonly known: ReadonlySet<string>;
  readonly completions: readonly string[] | null;
  readonly similar: readonly string[];
}

export interface Reading {
  readonly terms: readonly Term[];
  readonly wordings: readonly (readonly Term[])[];
}

export function isSatisfiable(terms: readonly Term[], { known, completions }: Vocabulary): boolean {
  return terms.every(
    ({ word, isPrefix }) =>
      !allowsMisspelling(word) || known.has(word) || (isPrefix && (completions === null || completions.length > 0)),
  );
}

/** Corrects unknown words, then one known word, since a misspelling may be a word, then two. */
export function readingsOf(terms: readonly Term[], vocabulary: Vocabulary): Reading[] {
  const corrected = addVariants(terms, vocabulary.similar);
  const isKnown = terms.map((term) => isSatisfiable([term], vocabulary));
  const expanded = terms.map((term, place) => (isKnown[place] ? term : (corrected[place] ?? term)));
  const replaced = expanded.map((term, place) => (isKnown[place] ? term : replaceByVariant(term)));
  const replaceable = corrected.flatMap((term, place) =>
    isKnown[place] && term.variants.length > 0 ? [{ term, place }] : [],
  );
  const one = replaceable.map(({ term, place }) => replaced.with(place, replaceByVariant(term)));
  const two = one.flatMap((wordings, first) =>
    replaceable.slice(first + 1).map(({ term, place }) => wordings.with(place, replaceByVariant(term))),
  );
  return [
    { terms: expanded, wordings: [replaced] },
    ...[one, two].flatMap((wordings) => (wordings.length > 0 ? [{ terms: corrected, wordings }] : [])),
  ];
}

function replaceByVariant(term: Term): Term {
  const [word, ...variants] = term.variants;
  return word === undefined ? term : { word, isPrefix: false, variants };
}

/** Shorter words aren't in the vocabulary. */
const MIN_PART_LENGTH = 3;

/** The query with two neighbouring words joined, or one word split, in every way. */
export function respacingsOf(terms: readonly Term[]): Term[][] {
  return terms.flatMap(({ word }, place) => {
    const next = terms[place + 1];
    const joined =
      next && allowsMisspelling(word + next.word) ? [terms.toSpliced(place, 2, asTerm(word + next.word))] : [];
    const letters = allowsMisspelling(word) ? [...word] : [];
    const cuts = letters.slice(MIN_PART_LENGTH, 1 - MIN_PART_LENGTH).map((_, index) => index + MIN_PART_LENGTH);
    const split = cuts.map((at) =>
      terms.toSpliced(place, 1, asTerm(letters.slice(0, at).join('')), asTerm(letters.slice(at).join(''))),
    );
    return [...joined, ...split];
  });
}

/** The respacings whose words are all known. */
export function respacedReadings(respacings: readonly Term[][], vocabulary: Vocabulary): Reading[] {
  return respacings.filter((terms) => isSatisfiable(terms, vocabulary)).map((terms) => ({ terms, wordings: [terms] }));
}

/** Any word may be any of those that sound like it or are two misspellings away, or null if there are none. */
export function distantReading(
  terms: readonly Term[],
  {
    similar,
    distant,
  }: { readonly similar: readonly string[]; readonly distant: ReadonlyMap<string, readonly string[]> },
): Reading | null {
  if (distant.size === 0) return null;
  const expanded = addVariants(terms, similar).map(({ word, isPrefix, variants }) => {
    return { word, isPrefix, variants: [...new Set([...variants, ...(distant.get(word) ?? [])])] };
  });
  return { terms: expanded, wordings: [expanded] };
}

function asTerm(word: string): Term {
  return { word, isPrefix: false, variants: [] };
}
