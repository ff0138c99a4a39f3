import anyAscii from 'any-ascii';
import { cisText } from '../names/index.ts';

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;

/** Whether a text has letters of another script, which CWR carries in records of its own beside a transliteration. */
export function isInOtherScript(text: string | null): boolean {
  return text !== null && text.search(NOT_LATIN) >= 0;
}

/** Spells a text in CIS's character set: transliterates other scripts, and drops symbols without a spelling. */
export function latinText(original: string, use: 'title' | 'name'): string {
  const latin = original.replaceAll(NOT_LATIN, (run) => anyAscii(run));
  const { text, lost } = cisText(latin, use);
  if (lost.length === 0) return text;
  const spelt = [...latin].map((character) =>
    cisText(character, use).lost.length > 0 ? anyAscii(character) : character,
  );
  const rest = cisText(spelt.join(''), use);
  return rest.lost.length === 0 ? rest.text : cisText(withoutSymbols(spelt.join(''), use), use).text;
}

function withoutSymbols(text: string, use: 'title' | 'name'): string {
  return [...text].map((character) => (cisText(character, use).lost.length > 0 ? ' ' : character)).join('');
}
