import type { TextPart } from '@counterpoint/kit/page';

const SAID_BY_HABIT = new Set(
  'a an and are can do does for from get have how i in is it mean means my of on or that the to what when where who why with'.split(
    ' ',
  ),
);

/** Splits into words without accents or case; `P-line` is two words, `don’t` one. */
export function wordsOf(text: string): string[] {
  return [...text.replaceAll(/['’]/g, '').matchAll(/[\p{L}\p{N}\p{M}℗]+/gu)].map(([word]) => plain(word));
}

export function askedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !SAID_BY_HABIT.has(word));
  return telling.length > 0 ? telling : words;
}

/** `exact` matches a word's beginning; `forgiving` also allows one wrong letter. */
export type Strictness = 'exact' | 'forgiving';

export function meets(word: string, asked: string, strictness: Strictness): boolean {
  return word.startsWith(asked) || (strictness === 'forgiving' && isOneSlip(word, asked));
}

export function markWords(text: string, asked: readonly string[], strictness: Strictness): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}℗]+/gu)) {
    const length = markedLength(found[0], asked, strictness);
    if (length === 0) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isMatch: false });
    end = found.index + length;
    parts.push({ text: text.slice(found.index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

function markedLength(word: string, asked: readonly string[], strictness: Strictness): number {
  const typed = asked.filter((each) => plain(word).startsWith(each)).map(({ length }) => length);
  if (typed.length === 0) return asked.some((each) => meets(plain(word), each, strictness)) ? word.length : 0;
  const wanted = Math.max(...typed);
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
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Shorter words match too many others when one letter may differ. */
const LEAST_LETTERS = 4;

function isOneSlip(word: string, asked: string): boolean {
  if (asked.length < LEAST_LETTERS || Math.abs(word.length - asked.length) > 1) return false;
  let start = 0;
  while (start < asked.length && word[start] === asked[start]) start += 1;
  const [rest, askedRest] = [word.slice(start), asked.slice(start)];
  return (
    rest.slice(1) === askedRest.slice(1) ||
    rest === askedRest.slice(1) ||
    rest.slice(1) === askedRest ||
    (rest[0] === askedRest[1] && rest[1] === askedRest[0] && rest.slice(2) === askedRest.slice(2))
  );
}
