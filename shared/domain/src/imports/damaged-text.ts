import type { ImportFinding } from './import-finding.ts';

export const DAMAGED_LETTER = '\ufffd';

export function isDamaged(text: string): boolean {
  return text.includes(DAMAGED_LETTER);
}

/** UTF-8 read as Latin-1: `Ã©` for é, `â€™` for an apostrophe. */
const MISREAD = /Ã[\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â€[™œ˜¢¦“”]/;

export function lettersFound(text: string): LettersFound | null {
  if (isDamaged(text)) return DAMAGED;
  return MISREAD.test(text) ? MISREAD_LETTERS : null;
}

export type LettersFound = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'>;

const DAMAGED: LettersFound = {
  id: 'I-ENC-01',
  severity: 'block',
  expected: 'letters in UTF-8',
  mend: 'Letters here are damaged, and shown as �: their bytes are not those of the file’s encoding. Enter them again, save the file as UTF-8 and upload it again.',
};
export const DAMAGED_UNREAD: LettersFound = {
  id: 'I-ENC-02',
  severity: 'warn',
  expected: DAMAGED.expected,
  mend: 'Letters here are damaged, and shown as �. This column is ignored, so nothing is lost. To be sure, save the file as UTF-8 and upload it again.',
};
/** A program decoded the text wrongly and saved the result: the original can't be restored. */
const MISREAD_LETTERS: LettersFound = {
  id: 'I-ENC-04',
  severity: 'warn',
  expected: DAMAGED.expected,
  mend: 'Letters here look as if UTF-8 was read as Latin-1 on the way, as in Ã© for é. Look at the text before you import it, and save the file as UTF-8 from where it is right.',
};
