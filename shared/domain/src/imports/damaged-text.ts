import type { ImportFinding } from './import-finding.ts';

/** Stands in a text for bytes that are no letters of its encoding. */
export const DAMAGED_LETTER = '\ufffd';

/** Whether letters of a text are lost: their bytes are none of its encoding, or were lost before the file was written. */
export function isDamaged(text: string): boolean {
  return text.includes(DAMAGED_LETTER);
}

/** What UTF-8 that was read as Latin-1 looks like: `Ã©` for é, `â€™` for an apostrophe. Nobody writes so. */
const MISREAD = /Ã[\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â€[™œ˜¢¦“”]/;

/** What is said of a text whose letters are lost, or were made into others on the way; null where nothing is. */
export function lettersFound(text: string): LettersFound | null {
  if (isDamaged(text)) return DAMAGED;
  return MISREAD.test(text) ? MISREAD_LETTERS : null;
}

/** What a finding says of letters, wherever they stand. */
export type LettersFound = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'>;

const DAMAGED: LettersFound = {
  id: 'I-ENC-01',
  severity: 'block',
  expected: 'letters in UTF-8',
  mend: 'Letters here are damaged, and shown as �: their bytes are not those of the file’s encoding. Enter them anew, save the file as UTF-8, and send that.',
};
/** The same in a column that is passed over. */
export const DAMAGED_UNREAD: LettersFound = {
  id: 'I-ENC-02',
  severity: 'warn',
  expected: DAMAGED.expected,
  mend: 'Letters here are damaged, and shown as �. This column is passed over, so nothing is lost; to be sure, save the file as UTF-8 and send that.',
};
/** A program read letters in a wrong encoding and wrote the result: the original can't be restored. */
const MISREAD_LETTERS: LettersFound = {
  id: 'I-ENC-04',
  severity: 'warn',
  expected: DAMAGED.expected,
  mend: 'Letters here look as if UTF-8 was read as Latin-1 on the way, as in Ã© for é. Look at the text before you import it, and save the file as UTF-8 from where it is right.',
};
