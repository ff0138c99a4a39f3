import type { TextPart } from '@counterpoint/kit/page';

/** Asked by habit, and in every sentence. */
const SAID_BY_HABIT = new Set(
  'a an and are can do does for from get have how i in is it mean means my of on or that the to what when where who why with'.split(
    ' ',
  ),
);

/** The words of a text without accents and case; `P-line` is two, `don’t` one. */
export function wordsOf(text: string): string[] {
  return [...text.replaceAll(/['’]/g, '').matchAll(/[\p{L}\p{N}\p{M}℗]+/gu)].map(([word]) => plain(word));
}

/** What is looked for: the words of the search, those asked by habit left out unless there is nothing else. */
export function askedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !SAID_BY_HABIT.has(word));
  return telling.length > 0 ? telling : words;
}

/** How strictly a word has to be met: one that is typed is met by its beginning, a slip of one letter besides. */
export type Strictness = 'exact' | 'forgiving';

/** Whether a word of a text is what was asked for. */
export function meets(word: string, asked: string, strictness: Strictness): boolean {
  return word.startsWith(asked) || (strictness === 'forgiving' && isOneSlip(word, asked));
}

/** Cuts a text into what was asked for and what stands between. */
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

/** How much of a word is marked: the letters that were typed, or all of one that was misspelt. */
function markedLength(word: string, asked: readonly string[], strictness: Strictness): number {
  const typed = asked.filter((each) => plain(word).startsWith(each)).map(({ length }) => length);
  if (typed.length === 0) return asked.some((each) => meets(plain(word), each, strictness)) ? word.length : 0;
  const wanted = Math.max(...typed);
  let length = 0;
  let letters = 0;
  // An accent may be a letter of its own in the text, and is none in what was asked for.
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

/** Shorter words differ from too many others by one letter. */
const LEAST_LETTERS = 4;

/** One letter wrong, missing, too many, or two that changed places. */
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
