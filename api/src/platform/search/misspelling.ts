const MIN_LENGTH = 3;
const MAX_LENGTH = 24;

/** Whether misspellings are allowed: not in numbers, references and other codes. */
export function allowsMisspelling(word: string): boolean {
  const { length } = [...word];
  return length >= MIN_LENGTH && length <= MAX_LENGTH && !/\p{N}/u.test(word);
}

/** SymSpell's delete keys: words one misspelling apart share a key, so an equality look-up finds all candidates. */
export function deleteKeys(word: string): string[] {
  const keys = new Set([word]);
  let at = 0;
  for (const letter of word) {
    keys.add(word.slice(0, at) + word.slice(at + letter.length));
    at += letter.length;
  }
  return [...keys];
}

export function isOneMisspelling(one: string, other: string): boolean {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const isExchanged = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return (left.length <= 1 && right.length <= 1) || isExchanged;
}
