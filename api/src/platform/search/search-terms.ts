import { parseIpiNameNumber, parseIsni, parseIsrc, parseIswc } from '@counterpoint/domain/identifiers';
import { isForgivable, isOneMisspelling } from './misspelling.ts';
import { withoutArticles, wordsOf } from './search-words.ts';

/** The identifiers that something can be found by. */
export const CODES = ['iswc', 'ipi', 'isni', 'isrc'] as const;
export type Code = (typeof CODES)[number];

/** The lexeme of an identifier; the colon keeps it apart from every word. */
export function codeLexeme(code: Code, value: string): string {
  return `${code}:${value.toLowerCase()}`;
}

const PARSERS: Record<Code, (text: string) => string | null> = {
  // Its letter says nothing that the figures do not, and is left out on many a list.
  iswc: (text) => parseIswc(text) ?? parseIswc(`T${text}`),
  ipi: parseIpiNameNumber,
  isni: parseIsni,
  isrc: parseIsrc,
};

/** The lexemes of the identifiers that `text` can be, however it is written. */
export function codesIn(text: string): string[] {
  return CODES.flatMap((code) => {
    const value = PARSERS[code](text);
    return value ? [codeLexeme(code, value)] : [];
  });
}

/** A word that is looked for, with what else is taken for it. */
export interface Term {
  readonly word: string;
  /** The last word may not have been typed to its end. */
  readonly isPrefix: boolean;
  /** Words that it may be a misspelling of. */
  readonly variants: readonly string[];
}

/** What a search turned out to be for: identifiers, or words. */
export interface Meant {
  readonly codes: readonly string[];
  readonly terms: readonly Term[];
}

/** More words than these narrow nothing. */
const MOST_TERMS = 12;

/** What is looked for as it was typed. */
export function termsOf(text: string): Term[] {
  const words = withoutArticles(wordsOf(text)).slice(0, MOST_TERMS);
  return words.map((word, index) => ({ word, isPrefix: index === words.length - 1, variants: [] }));
}

/** The terms with those of `vocabulary` that each may have meant. */
export function forgiving(terms: readonly Term[], vocabulary: readonly string[]): Term[] {
  return terms.map((term) => ({
    ...term,
    variants: isForgivable(term.word)
      ? vocabulary.filter((word) => word !== term.word && isOneMisspelling(word, term.word))
      : [],
  }));
}

/** A `tsquery`: every term, each as typed or as one of its variants; the last also as what it begins, where that is known. */
export function tsqueryOfTerms(terms: readonly Term[], begins: readonly string[] | null = null): string {
  return tsqueryOf(
    terms.map(({ word, isPrefix, variants }): Choice => {
      if (!isPrefix) return { words: [word, ...variants] };
      const whole = [...new Set([word, ...(begins ?? []), ...variants])];
      return begins === null ? { begun: [word], words: whole } : { words: whole };
    }),
  );
}

/** Words of which one is wanted, and beginnings of words which will do as well. */
export interface Choice {
  readonly words: readonly string[];
  readonly begun?: readonly string[];
}

/** A `tsquery`: one of every choice. Lexemes hold no quote, so quoting is safe. */
export function tsqueryOf(choices: readonly Choice[]): string {
  return choices
    .map(({ words, begun = [] }) => {
      const whole = words.filter((word) => !begun.includes(word)).map((word) => `'${word}'`);
      return `(${[...begun.map((word) => `'${word}':*`), ...whole].join(' | ')})`;
    })
    .join(' & ');
}

/** A `tsquery` for any of some identifiers. */
export function tsqueryOfCodes(lexemes: readonly string[]): string {
  return lexemes.map((lexeme) => `'${lexeme}'`).join(' | ');
}
