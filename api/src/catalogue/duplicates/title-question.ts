import type { Database } from '../../platform/db/transaction.ts';
import { deleteKeys, isForgivable } from '../../platform/search/misspelling.ts';
import { wordsNear } from '../../platform/search/search-repository.ts';
import { type Choice, forgiving, type Term, tsqueryOf } from '../../platform/search/search-terms.ts';
import { withoutArticles, wordsOf } from '../../platform/search/search-words.ts';
import type { Frequencies } from '../../platform/search/word-frequencies.ts';
import type { ComparedTitle } from './title-similarity.ts';

/** A title of more words is still told by these. */
const MOST_WORDS = 8;

/** More works than these are not read for one title, as far as is known: two words lead to it instead of one. */
const MOST_BY_ONE_WORD = 200;
/** More words than these are looked for together in more time than it takes to read what one of them leads to. */
const MOST_LOOKED_FOR = 40;

/** How a title is looked for among what somebody made. */
export interface TitleQuestion {
  /** What the index is asked: a `tsquery` of few words each, of which whatever answers has those of one. */
  readonly leads: readonly string[];
  /** The `tsquery` for the whole title, for what was found so. */
  readonly narrowing: string;
}

/** Somebody by the lexemes that all their works have: an identifier, or the words of their name. */
export type Maker = readonly string[];

/** For a word of one of some titles those that it may be a misspelling of. */
export type Near = (word: string) => readonly string[];

/** Reads what the words of titles may be misspellings of. */
export async function vocabularyOf(db: Database, titles: readonly ComparedTitle[]): Promise<Near> {
  const words = new Set(titles.flatMap(({ label }) => label.split(' ').filter(isForgivable)));
  const vocabulary = byKey(await wordsNear(db, [...words]));
  // Titles have most of their words in common.
  const found = new Map<string, string[]>();
  return (word) => {
    const near = found.get(word) ?? [...new Set(deleteKeys(word).flatMap((key) => vocabulary.get(key) ?? []))];
    found.set(word, near);
    return near;
  };
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

/**
 * A title among what any of some people made. A misspelling a word is forgiven, and of three words or more one may be
 * missing, or be written apart. The index walks through what people made but once, however many words are looked for beside
 * them: those with the fewest entries.
 */
export function titleQuestion(
  people: readonly Maker[],
  title: ComparedTitle,
  { near, frequencies }: { readonly near: Near; readonly frequencies: Frequencies },
): TitleQuestion {
  const words = [...new Set(title.label.split(' '))].slice(0, MOST_WORDS);
  const choices = words.flatMap((word): Choice[] =>
    forgiving([{ word, isPrefix: false, variants: [] }], isForgivable(word) ? near(word) : []).map(choiceOf),
  );
  const told = allButOne(choices.toSorted((one, other) => entriesOf(one, frequencies) - entriesOf(other, frequencies)));
  const beside = anyOf(told.map((some) => some.slice(0, wordsThatLead(people, told, frequencies))));
  // In one question with names, those told by a number would be looked for among all who have a part of the names.
  const byNumber = people.filter(({ length }) => length === 1);
  const byName = people.filter(({ length }) => length > 1);
  const leads = [byNumber, byName]
    .filter(({ length }) => length > 0)
    .map((some) => `(${allOfOne(some)}) & (${beside})`);
  // Somebody whose name has no words has nothing in the index to be led by.
  return { leads: people.some(({ length }) => length === 0) ? [beside] : leads, narrowing: anyOf(told) };
}

/** With how many words of each of these: with two where that leaves fewer works to read, unless it takes longer. */
function wordsThatLead(
  people: readonly Maker[],
  told: readonly (readonly Choice[])[],
  frequencies: Frequencies,
): 1 | 2 {
  const some = (count: 1 | 2) => [...new Set(told.flatMap((choices) => choices.slice(0, count)))];
  if (ledTo(people, some(1), frequencies) <= MOST_BY_ONE_WORD) return 1;
  const ways = some(2).reduce((sum, { words }) => sum + words.length, 0);
  return ways > MOST_LOOKED_FOR ? 1 : 2;
}

function entriesOf({ words }: Choice, { entriesWith }: Frequencies): number {
  return words.reduce((sum, word) => sum + entriesWith(word), 0);
}

/** About how many works of these people have a word of these choices. */
function ledTo(people: readonly Maker[], choices: readonly Choice[], frequencies: Frequencies): number {
  const words = choices.flatMap((choice) => choice.words);
  const withWord = (lexemes: Maker) =>
    words.reduce((sum, word) => sum + frequencies.entriesWithAll([...lexemes, word]), 0);
  return people.reduce((sum, lexemes) => sum + withWord(lexemes), 0);
}

function allOfOne(people: readonly Maker[]): string {
  return anyOf(people.map((lexemes) => lexemes.map((word): Choice => ({ words: [word] }))));
}

/** A `tsquery`: all choices of one of these. */
function anyOf(some: readonly (readonly Choice[])[]): string {
  return [...new Set(some.map((choices) => `(${tsqueryOf(choices)})`))].join(' | ');
}

function choiceOf({ word, variants }: Term): Choice {
  return { words: [word, ...variants] };
}

function allButOne(choices: readonly Choice[]): Choice[][] {
  if (choices.length < 3) return [[...choices]];
  return choices.map((_, without) => choices.filter((_choice, place) => place !== without));
}
