import { withoutArticles, wordsOf } from 'api/platform/search/search-words.ts';

/** When everything in a corpus was written. */
export const AT = '2026-01-01T00:00:00Z';
/** What `COPY` reads as null. */
const NULL = '\\N';

/** A line that `COPY` reads; the corpus has no character in it that would have to be escaped. */
export function line(...values: readonly (string | number | null)[]): string {
  return `${values.map((value) => value ?? NULL).join('\t')}\n`;
}

const PLAIN = new Map<string, string>();

/** As `wordsOf`; the corpus has few words in many texts, and most of the time would go into normalising them. */
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
