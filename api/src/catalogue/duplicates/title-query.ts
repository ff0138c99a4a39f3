import type { Database } from '../../platform/db/transaction.ts';
import { allowsMisspelling, deleteKeys } from '../../platform/search/misspelling.ts';
import { similarWords } from '../../platform/search/search-repository.ts';
import { addVariants, type Choice, type Term, tsqueryOf } from '../../platform/search/search-terms.ts';
import type { Frequencies } from '../../platform/search/word-frequencies.ts';
import type { ComparedTitle } from './title-similarity.ts';

const MAX_WORDS = 8;

/** Estimated works to read for one title, above which leads combine two words instead of one. */
const MAX_ONE_WORD_MATCHES = 200;
/** Above this number of words, a two-word lead takes longer than reading what one word finds. */
const MAX_LEAD_WORDS = 40;

export interface TitleQuery {
  /** A `tsquery` of few words that finds every candidate. */
  readonly lead: string;
  /** The `tsquery` for the whole title, applied to the candidates. */
  readonly narrowing: string;
}

/** Lexemes of every work or recording of a party: its code, or the words of an artist's name. */
export type PartyLexemes = readonly string[];

/** Returns the words that a given word may be a misspelling of. */
export type FindCorrections = (word: string) => readonly string[];

export async function vocabularyOf(db: Database, titles: readonly ComparedTitle[]): Promise<FindCorrections> {
  const words = new Set(titles.flatMap(({ label }) => label.split(' ').filter(allowsMisspelling)));
  const vocabulary = byKey(await similarWords(db, [...words]));
  const found = new Map<string, string[]>();
  return (word) => {
    const corrections = found.get(word) ?? [...new Set(deleteKeys(word).flatMap((key) => vocabulary.get(key) ?? []))];
    found.set(word, corrections);
    return corrections;
  };
}

function byKey(words: readonly string[]): Map<string, string[]> {
  const keyed = new Map<string, string[]>();
  for (const word of words) for (const key of deleteKeys(word)) keyed.set(key, [...(keyed.get(key) ?? []), word]);
  return keyed;
}

/**
 * Builds the query for a title among the works of these parties. Each word may be misspelled; of three or more words,
 * one may be missing or split. The rarest words lead, so that the index is scanned once.
 */
export function buildTitleQuery(
  people: readonly PartyLexemes[],
  title: ComparedTitle,
  { findCorrections, frequencies }: { readonly findCorrections: FindCorrections; readonly frequencies: Frequencies },
): TitleQuery {
  const words = [...new Set(title.label.split(' '))].slice(0, MAX_WORDS);
  const choices = words.flatMap((word): Choice[] =>
    addVariants([{ word, isPrefix: false, variants: [] }], allowsMisspelling(word) ? findCorrections(word) : []).map(
      choiceOf,
    ),
  );
  const combinations = allButOne(
    choices.toSorted((one, other) => entriesOf(one, frequencies) - entriesOf(other, frequencies)),
  );
  const leadQuery = anyOf(combinations.map((some) => some.slice(0, countLeadWords(people, combinations, frequencies))));
  return { lead: `(${allOfOne(people)}) & (${leadQuery})`, narrowing: anyOf(combinations) };
}

/** Two words if one would find too many works, unless the alternatives are too many. */
function countLeadWords(
  people: readonly PartyLexemes[],
  combinations: readonly (readonly Choice[])[],
  frequencies: Frequencies,
): 1 | 2 {
  const some = (count: 1 | 2) => [...new Set(combinations.flatMap((choices) => choices.slice(0, count)))];
  if (estimateFound(people, some(1), frequencies) <= MAX_ONE_WORD_MATCHES) return 1;
  const alternatives = some(2).reduce((sum, { words }) => sum + words.length, 0);
  return alternatives > MAX_LEAD_WORDS ? 1 : 2;
}

function entriesOf({ words }: Choice, { entriesWith }: Frequencies): number {
  return words.reduce((sum, word) => sum + entriesWith(word), 0);
}

function estimateFound(people: readonly PartyLexemes[], choices: readonly Choice[], frequencies: Frequencies): number {
  const words = choices.flatMap((choice) => choice.words);
  const withWord = (lexemes: PartyLexemes) =>
    words.reduce((sum, word) => sum + frequencies.entriesWithAll([...lexemes, word]), 0);
  return people.reduce((sum, lexemes) => sum + withWord(lexemes), 0);
}

function allOfOne(people: readonly PartyLexemes[]): string {
  return anyOf(people.map((lexemes) => lexemes.map((word): Choice => ({ words: [word] }))));
}

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
