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
  const rest = cisText(
    replaceLost(replaceLost(latin, use, spell), use, () => ' '),
    use,
  ).text.trim();
  return rest || cisText(anyAscii(original).replaceAll(/[:_]+/g, ' '), use).text.trim();
}

/** An emoji’s spelling is its name between colons, which only a text of nothing else needs. */
function spell(character: string): string {
  const spelt = anyAscii(character);
  return /^:.+:$/.test(spelt) ? ' ' : spelt;
}

function replaceLost(text: string, use: 'title' | 'name', replace: (character: string) => string): string {
  return [...text].map((each) => (cisText(each, use).lost.length > 0 ? replace(each) : each)).join('');
}
