import * as text from '../messages/isrc.generated.ts';
import { withoutSeparators } from './separators.ts';

/** ISRC (ISO 3901:2019): two letters, three letters or digits, seven digits. No check digit. */

const LENGTH = 12;
const LETTERS = 2;
const DIGITS = 7;

/** Parses an ISRC to its stored 12 characters; accepts a leading `ISRC`, separators and lower case. Null if invalid. */
export function parseIsrc(text: string): string | null {
  const code = strippedIsrc(text);
  // Upper-casing first would turn a dotless i (ı) into a valid I.
  return /^[a-z]{2}[a-z0-9]{3}\d{7}$/i.test(code) ? code.toUpperCase() : null;
}

function strippedIsrc(text: string): string {
  return withoutSeparators(text).replace(/^ISRC:?(?=.{12}$)/i, '');
}

/** `GBEMI0300013` to `GB-EMI-03-00013`; other text is returned unchanged. */
export function formatIsrc(isrc: string): string {
  return isrc.replace(/^([A-Z]{2})([A-Z0-9]{3})(\d{2})(\d{5})$/, '$1-$2-$3-$4');
}

export function explainIsrc(typed: string): string | null {
  if (parseIsrc(typed) !== null) return null;
  const code = strippedIsrc(typed.replace(/^\s*ISRC[\s:-]+/i, ''));
  const odd = /[^a-z0-9]/i.exec(code)?.[0];
  if (odd) return text.oddCharacter({ character: odd });
  if (code.length !== LENGTH) return text.wrongLength({ count: code.length, needed: LENGTH });
  if (/\d/.test(code.slice(0, LETTERS))) return text.startsWithLetters();
  const letter = /[a-z]/i.exec(code.slice(-DIGITS))?.[0] ?? '';
  const digit = MISTAKEN[letter.toUpperCase()];
  return digit ? text.mistakenLetter({ count: DIGITS, digit, letter }) : text.endsWithDigits({ count: DIGITS });
}

/** Letters most often mistaken for digits (ISRC Bulletin 2015/01). */
const MISTAKEN: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
