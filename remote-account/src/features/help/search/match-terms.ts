// cspell:ignore cdjlmnst
import { stopWords } from '../../../messages/help.generated.ts';

/** French elisions, such as the `l’` of `l’œuvre`. */
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]/giu;

/** Splits into words without accents or case; `P-line` is two words, `don’t` and `l’œuvre` one. */
export function wordsOf(text: string): string[] {
  return [
    ...text
      .replaceAll(ELISION, '')
      .replaceAll(/['’]/g, '')
      .matchAll(/[\p{L}\p{N}\p{M}℗]+/gu),
  ].map(([word]) => plain(word));
}

export function searchWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const ignored = new Set(stopWords().split(' '));
  const significant = words.filter((word) => !ignored.has(word));
  return significant.length > 0 ? significant : words;
}

/** Returns the known word that the misspelt one is closest to, or the word itself. */
export function correctWord(word: string, known: readonly string[]): string {
  if (known.some((each) => each.startsWith(word))) return word;
  return known.find((each) => isOneTypo(each, word)) ?? word;
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
}

/** Shorter words have too many neighbours at one letter's distance. */
const MIN_LETTERS = 4;

function isOneTypo(word: string, searched: string): boolean {
  if (searched.length < MIN_LETTERS || Math.abs(word.length - searched.length) > 1) return false;
  let start = 0;
  while (start < searched.length && word[start] === searched[start]) start += 1;
  const [rest, searchedRest] = [word.slice(start), searched.slice(start)];
  return (
    rest.slice(1) === searchedRest.slice(1) ||
    rest === searchedRest.slice(1) ||
    rest.slice(1) === searchedRest ||
    (rest[0] === searchedRest[1] && rest[1] === searchedRest[0] && rest.slice(2) === searchedRest.slice(2))
  );
}
