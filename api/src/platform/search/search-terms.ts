import { parseIpiNameNumber, parseIsni, parseIsrc, parseIswc } from '@counterpoint/domain/identifiers';
import { allowsMisspelling, isOneMisspelling } from './misspelling.ts';
import { withoutArticles, wordsOf } from './tokenize.ts';

export const CODES = ['iswc', 'ipi', 'isni', 'isrc'] as const;
export type Code = (typeof CODES)[number];

/** Members don't type the id of a party; the duplicate check finds its works by it. */
export type LexemeKind = Code | 'party';

export function codeLexeme(kind: LexemeKind, value: string): string {
  return `${kind}:${value.toLowerCase()}`;
}

/** Returns what finds all works of a party: its IPI name number, or its id if it has none. */
export function partyCode(id: string, ipi: string | null): readonly [LexemeKind, string] {
  return ipi === null ? ['party', id] : ['ipi', ipi];
}

const PARSERS: Record<Code, (text: string) => string | null> = {
  // Many lists omit the letter, which adds nothing to the digits.
  iswc: (text) => parseIswc(text) ?? parseIswc(`T${text}`),
  ipi: parseIpiNameNumber,
  isni: parseIsni,
  isrc: parseIsrc,
};

export function codesIn(text: string): string[] {
  return CODES.flatMap((code) => {
    const value = PARSERS[code](text);
    return value ? [codeLexeme(code, value)] : [];
  });
}

export interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
  readonly variants: readonly string[];
}

export interface QueryTerms {
  readonly codes: readonly string[];
  readonly terms: readonly Term[];
}

const MAX_TERMS = 12;

export function termsOf(text: string): Term[] {
  const words = withoutArticles(wordsOf(text)).slice(0, MAX_TERMS);
  return words.map((word, index) => ({ word, isPrefix: index === words.length - 1, variants: [] }));
}

export function queryOf(terms: readonly Term[]): string {
  return terms.map(({ word }) => word).join(' ');
}

export function addVariants(terms: readonly Term[], vocabulary: readonly string[]): Term[] {
  return terms.map((term) => ({
    ...term,
    variants: allowsMisspelling(term.word)
      ? vocabulary.filter((word) => word !== term.word && isOneMisspelling(word, term.word))
      : [],
  }));
}

/** The last term also matches its completions. */
export function tsqueryOfTerms(terms: readonly Term[], completions: readonly string[] | null = null): string {
  return tsqueryOf(
    terms.map(({ word, isPrefix, variants }): Choice => {
      if (!isPrefix) return { words: [word, ...variants] };
      const whole = [...new Set([word, ...(completions ?? []), ...variants])];
      return completions === null ? { prefixes: [word], words: whole } : { words: whole };
    }),
  );
}

export interface Choice {
  readonly words: readonly string[];
  readonly prefixes?: readonly string[];
}

export function tsqueryOf(choices: readonly Choice[]): string {
  return choices
    .map(({ words, prefixes = [] }) => {
      const whole = words.filter((word) => !prefixes.includes(word)).map((word) => `'${word}'`);
      return `(${[...prefixes.map((word) => `'${word}':*`), ...whole].join(' | ')})`;
    })
    .join(' & ');
}

export function tsqueryOfCodes(lexemes: readonly string[]): string {
  return lexemes.map((lexeme) => `'${lexeme}'`).join(' | ');
}
