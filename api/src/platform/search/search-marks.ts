import { type Code, codeLexeme, type QueryTerms, type Term } from './search-terms.ts';
import { wordsOf } from './tokenize.ts';

export interface MarkedPart {
  readonly text: string;
  readonly is_match: boolean;
}

/** A word in a text, with its diacritics and apostrophes. */
const WORD = /[\p{L}\p{N}\p{M}'’ʼ`´]+/gu;

export function markText(text: string, { terms }: QueryTerms): MarkedPart[] | null {
  const parts: { text: string; is_match: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wordsOf(word).some((one) => terms.some((term) => means(term, one)))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), is_match: false });
    parts.push({ text: word, is_match: true });
    end = index + word.length;
  }
  if (parts.length === 0) return null;
  if (end < text.length) parts.push({ text: text.slice(end), is_match: false });
  return parts;
}

export function markCode(
  { code, value, shown }: { readonly code: Code; readonly value: string; readonly shown: string },
  { codes }: QueryTerms,
): MarkedPart[] | null {
  return codes.includes(codeLexeme(code, value)) ? [{ text: shown, is_match: true }] : null;
}

function means({ word, isPrefix, variants }: Term, found: string): boolean {
  return found === word || (isPrefix && found.startsWith(word)) || variants.includes(found);
}
