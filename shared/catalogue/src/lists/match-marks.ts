import type { TextPart } from '@counterpoint/kit/page';

/** Cuts a text into what the search's words match and what they do not; case and diacritics do not count. */
export function markMatches(text: string, query: string): TextPart[] {
  const letters = [...text];
  const plain = letters.map(plainLetter);
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const word of query.split(/[\s,.;/-]+/).map(plainText)) {
    if (word !== '') markWord(plain, word, isMarked);
  }
  return partsOf(letters, isMarked);
}

function markWord(plain: readonly string[], word: string, isMarked: boolean[]): void {
  for (let start = 0; start < plain.length; start += 1) {
    // Only from where a word begins: 'an' marks nothing inside of 'Mensah'.
    if (start > 0 && /[\p{L}\p{N}]/u.test(plain[start - 1] ?? '')) continue;
    const length = lengthOfMatch(plain, start, word);
    isMarked.fill(true, start, start + length);
  }
}

/** How many letters from `start` on spell `word`; 0 where they do not. A letter may be plain as two (ß, ﬁ). */
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

function plainText(text: string): string {
  return [...text].map(plainLetter).join('');
}

function plainLetter(letter: string): string {
  return letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
