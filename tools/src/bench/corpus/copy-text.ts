import { withoutArticles, wordsOf } from 'api/platform/search/tokenize.ts';

export const AT = '2026-01-01T00:00:00Z';
const NULL = '\\N';

/** A line for `COPY`; the corpus has no characters that need escaping. */
export function line(...values: readonly (string | number | null)[]): string {
  return `${values.map((value) => value ?? NULL).join('\t')}\n`;
}

const PLAIN = new Map<string, string>();

/** `wordsOf` with a cache: normalizing the corpus's few words again and again would dominate. */
export function plainWords(text: string): string[] {
  if (text === '') return [];
  return text.split(' ').flatMap((word) => {
    const known = PLAIN.get(word);
    if (known !== undefined) return known;
    const plain = wordsOf(word).join('');
    PLAIN.set(word, plain);
    return plain;
  });
}

export function labelIn(words: readonly string[]): string {
  return withoutArticles(words).join(' ');
}

export function tsvector(lexemes: readonly string[]): string {
  return [...new Set(lexemes)].map((lexeme) => `'${lexeme}'`).join(' ');
}
