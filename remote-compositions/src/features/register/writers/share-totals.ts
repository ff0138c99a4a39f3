import { RIGHT_LABELS } from '@counterpoint/domain/schemas';
import { evenSplit, formatShare, missingShare, parseShare, RIGHTS, type Right } from '@counterpoint/domain/shares';
import { shareOf, shareText, type WriterValues } from '../draft-values.ts';

export interface RightTotal {
  readonly right: Right;
  readonly label: string;
  readonly total: number;
  readonly isComplete: boolean;
  /** What is still to do, in words; null where nothing is. */
  readonly words: string | null;
  readonly parts: readonly { label: string; share: number }[];
}

/** The rights that have a column: synchronisation only where the stored draft gives some of it. */
export function rightsInUse(writers: readonly WriterValues[]): readonly Right[] {
  return RIGHTS.filter((right) => right !== 'sr' || writers.some((writer) => shareOf(writer.shares.sr) > 0));
}

/** A share as typed while typing goes on: what cannot be read counts as nothing, and above 100 it counts as it stands. */
function typedShare(text: string): number {
  const share = parseShare(text);
  if (share !== null) return share;
  const number = Number(text.replace(',', '.').replace('%', ''));
  return Number.isFinite(number) && number > 0 ? Math.round(number * 100) : 0;
}

export function totalOfRight(writers: readonly WriterValues[], right: Right): RightTotal {
  const parts = writers.map(({ party, shares }) => ({ label: party.name, share: typedShare(shares[right]) }));
  const total = parts.reduce((sum, part) => sum + part.share, 0);
  const missing = missingShare(total);
  return { right, label: RIGHT_LABELS[right], total, isComplete: missing === 0, words: wordsFor(missing), parts };
}

function wordsFor(missing: number): string | null {
  if (missing > 0) return `${formatShare(missing)} is still to be given to a writer`;
  return missing < 0 ? `${formatShare(-missing)} too much is given` : null;
}

/** Every writer the same share of each right in use; the odd hundredths go to the first. */
export function splitEvenly(writers: readonly WriterValues[]): WriterValues[] {
  const rights = rightsInUse(writers);
  const split = evenSplit(writers.length).map(shareText);
  return writers.map((writer, index) => {
    const shares = { ...writer.shares };
    for (const right of rights) shares[right] = split[index] ?? shares[right];
    return { ...writer, shares };
  });
}
