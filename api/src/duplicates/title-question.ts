import type { Database } from '../db/transaction.ts';
import { deleteKeys, isForgivable } from '../search/misspelling.ts';
import { wordsNear } from '../search/search-repository.ts';
import { type Choice, forgiving, type Term, tsqueryOf } from '../search/search-terms.ts';
import { leadingWords, READ_FOR_ONE_LOOK } from '../search/search-ways.ts';
import { withoutArticles, wordsOf } from '../search/search-words.ts';
import type { Frequencies } from '../search/word-frequencies.ts';
import type { ComparedTitle } from './title-similarity.ts';

/** A title of more words is still told by these. */
const MOST_WORDS = 8;

/** How a title is looked for among what somebody made. */
export interface TitleQuestion {
  /** What the index is asked: a `tsquery` of few words each, of which one leads to whatever answers. */
  readonly leads: readonly string[];
  /** The `tsquery` for the whole title, for what was found so. */
  readonly narrowing: string;
}

/** For a word of one of some titles those that it may be a misspelling of. */
export type Near = (word: string) => string[];

/** Reads what the words of titles may be misspellings of. */
export async function vocabularyOf(db: Database, titles: readonly ComparedTitle[]): Promise<Near> {
  const words = new Set(titles.flatMap(({ label }) => label.split(' ').filter(isForgivable)));
  const vocabulary = byKey(await wordsNear(db, [...words]));
  return (word) => [...new Set(deleteKeys(word).flatMap((key) => vocabulary.get(key) ?? []))];
}

function byKey(words: readonly string[]): Map<string, string[]> {
  const keyed = new Map<string, string[]>();
  for (const word of words) for (const key of deleteKeys(word)) keyed.set(key, [...(keyed.get(key) ?? []), word]);
  return keyed;
}

/** The words of a name as the index has them. */
export function nameLexemes(name: string): string[] {
  return withoutArticles(wordsOf(name));
}

/** Somebody by the lexemes that all their works have, and how many these are where that is known. */
export interface Maker {
  readonly lexemes: readonly string[];
  readonly works: number | null;
}

/**
 * A title among what any of some people made. A misspelling a word is forgiven, and of three words or more one may be
 * missing, or be written apart. Who made little leads to all of it, where that is read sooner than each way to write the
 * title is looked for.
 */
export function titleQuestion(
  people: readonly Maker[],
  title: ComparedTitle,
  near: Near,
  frequencies: Frequencies,
): TitleQuestion {
  const words = title.label.split(' ').slice(0, MOST_WORDS);
  const told = allButOne(
    words.flatMap((word): Choice[] =>
      forgiving([{ word, isPrefix: false, variants: [] }], isForgivable(word) ? near(word) : []).map(choiceOf),
    ),
  );
  const leads = people.flatMap(({ lexemes, works }) => {
    const byWords = told.flatMap((choices) => leadingWords(lexemes, choices, frequencies));
    return works !== null && works <= byWords.length * READ_FOR_ONE_LOOK ? [lexemes] : byWords;
  });
  return {
    leads: [...new Set(leads.map((lead) => tsqueryOf(lead.map((word) => ({ words: [word] })))))],
    narrowing: told.map((choices) => `(${tsqueryOf(choices)})`).join(' | '),
  };
}

function choiceOf({ word, variants }: Term): Choice {
  return { words: [word, ...variants] };
}

function allButOne(choices: readonly Choice[]): Choice[][] {
  if (choices.length < 3) return [[...choices]];
  return choices.map((_, without) => choices.filter((_choice, place) => place !== without));
}
