/** ISRC (ISO 3901:2019): two letters, three letters or digits, seven digits. No check digit. */

const LENGTH = 12;
const LETTERS = 2;
const FIGURES = 7;
const SHAPE = 'It looks like GB-EMI-03-00013.';

/** Parses an ISRC to its stored 12 characters; accepts a leading `ISRC`, separators and lower case. Null if invalid. */
export function parseIsrc(text: string): string | null {
  const code = strippedIsrc(text);
  // Upper-casing first would turn a dotless i (ı) into a valid I.
  return /^[a-z]{2}[a-z0-9]{3}\d{7}$/i.test(code) ? code.toUpperCase() : null;
}

/** Includes all dashes, since spreadsheets replace hyphens. */
const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212._\u00ad\u200b]/gu;

function strippedIsrc(text: string): string {
  return text.replaceAll(SEPARATORS, '').replace(/^ISRC:?(?=.{12}$)/i, '');
}

/** `GBEMI0300013` to `GB-EMI-03-00013`; other text is returned unchanged. */
export function formatIsrc(isrc: string): string {
  return isrc.replace(/^([A-Z]{2})([A-Z0-9]{3})(\d{2})(\d{5})$/, '$1-$2-$3-$4');
}

export function explainIsrc(text: string): string | null {
  if (parseIsrc(text) !== null) return null;
  const code = strippedIsrc(text.replace(/^\s*ISRC[\s:-]+/i, ''));
  const odd = /[^a-z0-9]/i.exec(code)?.[0];
  if (odd) return `An ISRC has letters and figures alone: remove “${odd}”. ${SHAPE}`;
  if (code.length !== LENGTH) return `This ISRC has ${code.length} characters; it must have ${LENGTH}. ${SHAPE}`;
  if (/\d/.test(code.slice(0, LETTERS))) return `An ISRC starts with two letters. ${SHAPE}`;
  const letter = /[a-z]/i.exec(code.slice(-FIGURES))?.[0] ?? '';
  const figure = MISTAKEN[letter.toUpperCase()];
  if (figure) return `The last ${FIGURES} characters are figures: enter ${figure} instead of the letter ${letter}.`;
  return `The last ${FIGURES} characters of an ISRC are figures, not letters. ${SHAPE}`;
}

/** Letters most often mistaken for digits (ISRC Bulletin 2015/01). */
const MISTAKEN: Readonly<Record<string, string>> = { O: 'the figure 0', I: 'the figure 1', L: 'the figure 1' };
