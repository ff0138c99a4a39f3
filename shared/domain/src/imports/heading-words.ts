// cspell:ignore ymdhs
import { compared } from './compared.ts';
import sameWords from './same-words.json' with { type: 'json' };

/** One word for each meaning, so that `Composer CAE No.` and `Writer IPI number` are the same heading. */
const SAME: Readonly<Record<string, string>> = sameWords;

const IGNORED = new Set(['of', 's', 'the']);
/** These are numbers or codes by themselves. */
const CODED = ['ipi', 'isrc', 'iswc', 'isni', 'ean', 'role', 'society', 'language'];

/** `(optional)`, `(%)`, `(mm:ss)`, `(dd/mm/yyyy)` say how to fill in a column. `Composer(s)` is a plural. */
const HINT = /\((?:optional|required|mandatory|s|[ymdhs\s:/.-]{2,})\)/gi;

/** The words of a heading, without hints: `Writer 1 %` is `writer 1 share`. */
export function headingWords(text: string): string[] {
  const spelled = text
    .replaceAll(HINT, ' ')
    .replaceAll('%', ' share ')
    .replaceAll(/#\s*$|\bN°|№/g, ' number ')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2');
  return compared(spelled).split(' ').filter(Boolean);
}

/** Ignores word order and repetition: `IPI of writer` and `Writer CAE/IPI No.` are equal. */
export function headingKey(words: readonly string[]): string {
  const meanings = new Set(
    words.filter((word) => !IGNORED.has(word)).flatMap((word) => (SAME[word] ?? word).split(' ')),
  );
  if (CODED.some((word) => meanings.has(word))) meanings.delete('number');
  return [...meanings].sort().join(' ');
}
