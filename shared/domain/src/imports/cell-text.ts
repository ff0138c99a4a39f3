/** Invisible: text copied from web pages and messages has them at its ends. */
const MARKS = '\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069';

/** Returns the text of a cell without spaces and invisible marks around it. */
export function cellText(cell = ''): string {
  let text = cell.trim();
  while (isMark(text.at(0))) text = text.slice(1).trimStart();
  while (isMark(text.at(-1))) text = text.slice(0, -1).trimEnd();
  return text;
}

function isMark(letter: string | undefined): boolean {
  return letter !== undefined && letter > '\u200a' && MARKS.includes(letter);
}
