import * as text from '../messages/import-files.generated.ts';
import type { ImportFinding } from './import-finding.ts';

export const DAMAGED_LETTER = '\ufffd';

export function isDamaged(cell: string): boolean {
  return cell.includes(DAMAGED_LETTER);
}

/** UTF-8 read as Latin-1: `Ã©` for é, `â€™` for an apostrophe. */
const MISREAD = /Ã[\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â€[™œ˜¢¦“”]/;

export type DamagedLetters = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'correction'>;

export function findDamagedLetters(cell: string): DamagedLetters | null {
  if (isDamaged(cell)) return { id: 'I-ENC-01', severity: 'block', expected: text.utf8(), correction: text.damaged() };
  if (!MISREAD.test(cell)) return null;
  // A program decoded the text wrongly and saved the result: the original can't be restored.
  return { id: 'I-ENC-04', severity: 'warn', expected: text.utf8(), correction: text.misread() };
}

export function findUnreadLetters(cell: string): DamagedLetters | null {
  if (!isDamaged(cell)) return null;
  return { id: 'I-ENC-02', severity: 'warn', expected: text.utf8(), correction: text.damagedUnread() };
}
