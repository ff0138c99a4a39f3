import { isSatisfiable, type Reading, type Vocabulary } from './search-readings.ts';
import type { Choice, Term } from './search-terms.ts';
import { type Wanted, type Way, waysOf } from './search-ways.ts';
import type { Frequencies } from './word-frequencies.ts';

const MOST_TITLES = 24;

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
