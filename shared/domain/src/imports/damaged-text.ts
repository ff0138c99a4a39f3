import * as text from '../messages/import-files.generated.ts';
import { type Fault, rejection, warning } from './import-finding.ts';

export const DAMAGED_LETTER = '\ufffd';

export function isDamaged(cell: string): boolean {
  return cell.includes(DAMAGED_LETTER);
}

/** UTF-8 read as Latin-1: `Ã©` for é, `â€™` for an apostrophe. */
const MISREAD = /Ã[\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â€[™œ˜¢¦“”]/;

export function findDamagedLetters(cell: string): Fault | null {
  if (isDamaged(cell)) return rejection('I-ENC-01', text.damaged(), text.utf8());
  // A program decoded the text wrongly and saved the result: the original can't be restored.
  return MISREAD.test(cell) ? warning('I-ENC-04', text.misread(), text.utf8()) : null;
}

export function findUnreadLetters(cell: string): Fault | null {
  return isDamaged(cell) ? warning('I-ENC-02', text.damagedUnread(), text.utf8()) : null;
}
