import type { ImportFinding } from './import-finding.ts';

/** Stands in a text for bytes that are no letters of its encoding. */
export const DAMAGED_LETTER = '\ufffd';

/** Whether letters of a text are lost: their bytes are none of its encoding, or were lost before the file was written. */
export function isDamaged(text: string): boolean {
  return text.includes(DAMAGED_LETTER);
}

/** What is said of a place with lost letters. */
export const DAMAGED: Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'mend'> = {
  ...{ id: 'I-ENC-01', severity: 'block', expected: 'letters in UTF-8' },
  mend: 'Letters here are damaged, and shown as �: their bytes are not those of the file’s encoding. Enter them anew, save the file as UTF-8, and send that.',
};
/** The same in a column that is passed over. */
export const DAMAGED_UNREAD: typeof DAMAGED = {
  ...{ id: 'I-ENC-02', severity: 'warn', expected: DAMAGED.expected },
  mend: 'Letters here are damaged, and shown as �. This column is passed over, so nothing is lost; to be sure, save the file as UTF-8 and send that.',
};
