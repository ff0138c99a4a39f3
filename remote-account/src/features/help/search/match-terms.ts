// cspell:ignore cdjlmnst
import type { TextPart } from '@counterpoint/kit/page';
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

export function markWords(text: string, searched: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}℗]+/gu)) {
    const length = markedLength(found[0], searched);
    if (length === 0) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isMatch: false });
    end = found.index + length;
    parts.push({ text: text.slice(found.index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

function markedLength(word: string, searched: readonly string[]): number {
  const wanted = Math.max(0, ...searched.filter((each) => plain(word).startsWith(each)).map(({ length }) => length));
  let length = 0;
  let letters = 0;
  // A combining accent is a character of its own in the text but absent from the search word.
  for (const letter of word) {
    if (letters >= wanted && !/\p{M}/u.test(letter)) break;
    letters += plain(letter).length;
    length += letter.length;
  }
  return length;
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
