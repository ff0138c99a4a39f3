import type { TextPart } from '@counterpoint/kit/page';

/** Splits a text into matches and the rest, ignoring case and diacritics. */
export function markMatches(text: string, query: string): TextPart[] {
  const letters = [...text];
  const plain = letters.map(plainLetter);
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const word of query.split(/[\s,.;/-]+/).map((word) => [...word].map(plainLetter).join(''))) {
    if (word !== '') markWord(plain, word, isMarked);
  }
  return partsOf(letters, isMarked);
}

function markWord(plain: readonly string[], word: string, isMarked: boolean[]): void {
  for (let start = 0; start < plain.length; start += 1) {
    // Matches only from the start of a word: 'an' doesn't match within 'Mensah'.
    if (start > 0 && /[\p{L}\p{N}]/u.test(plain[start - 1] ?? '')) continue;
    const length = lengthOfMatch(plain, start, word);
    isMarked.fill(true, start, start + length);
  }
}

/** Returns the number of letters that spell `word`, or 0. One letter may expand to two (ß, ﬁ). */
function lengthOfMatch(plain: readonly string[], start: number, word: string): number {
  let spelled = '';
  for (let end = start; end < plain.length && spelled.length < word.length; end += 1) {
    spelled += plain[end];
    if (spelled === word) return end - start + 1;
  }
  return 0;
}

function partsOf(letters: readonly string[], isMarked: readonly boolean[]): TextPart[] {
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

function plainLetter(letter: string): string {
  return letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
