import { shareText } from '@counterpoint/area-ui/draft-text';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import {
  evenSplit,
  FULL_SHARE,
  formatShare,
  missingShare,
  parseShare,
  RIGHTS,
  type Right,
  SHARE_TOLERANCE,
} from '@counterpoint/domain/shares';
import * as text from '../../../messages/register-shares.generated.ts';
import { type DraftValues, shareOf, type WriterValues } from '../../../ui/draft/draft-values.ts';

export type SharedWork = Pick<DraftValues, 'writers' | 'publishers'>;

export interface RightTotal {
  readonly right: Right;
  readonly label: string;
  readonly total: number;
  readonly writers: number;
  readonly publishers: number;
  readonly isComplete: boolean;
  readonly words: string | null;
  readonly parts: readonly { label: string; share: number }[];
}

/** Publishers hold at most half of performing (CWR transaction rule 4). */
const PUBLISHERS_HALF = FULL_SHARE / 2;

export function rightsInUse({ writers, publishers }: SharedWork): readonly Right[] {
  return RIGHTS.filter(
    (right) => right !== 'sr' || [...writers, ...publishers].some(({ shares }) => shareOf(shares.sr) > 0),
  );
}

/** Unreadable text counts as 0 while typing; shares above 100 count as typed. */
function typedShare(typed: string): number {
  const share = parseShare(typed);
  if (share !== null) return share;
  const number = Number(typed.replace(',', '.').replace('%', ''));
  return Number.isFinite(number) && number > 0 ? Math.round(number * 100) : 0;
}

export function totalOfRight(work: SharedWork, right: Right): RightTotal {
  const partsOf = (lines: SharedWork['writers'] | SharedWork['publishers']) =>
    lines.map(({ party, shares }) => ({ label: party.name, share: typedShare(shares[right]) }));
  const writers = partsOf(work.writers);
  const publishers = partsOf(work.publishers);
  const held = { writers: sumOf(writers), publishers: sumOf(publishers) };
  const total = held.writers + held.publishers;
  const words = wordsFor(missingShare(total), publishers.length > 0) ?? publisherHalfProblem(right, held);
  const parts = [...writers, ...publishers];
  return { right, label: RIGHT_LABELS[right](), total, ...held, isComplete: words === null, words, parts };
}

function sumOf(parts: readonly { share: number }[]): number {
  return parts.reduce((sum, { share }) => sum + share, 0);
}

function wordsFor(missing: number, hasPublishers: boolean): string | null {
  if (missing > 0) return (hasPublishers ? text.leftToAll : text.leftToWriters)({ share: formatShare(missing) });
  return missing < 0 ? text.over({ share: formatShare(-missing) }) : null;
}

function publisherHalfProblem(right: Right, { publishers }: { publishers: number }): string | null {
  const over = publishers - PUBLISHERS_HALF;
  return right === 'pr' && over > SHARE_TOLERANCE ? text.overHalf({ share: formatShare(over) }) : null;
}

/** Splits evenly what publishers leave of each right in use; the remaining hundredths go to the first writers. */
export function splitEvenly(work: SharedWork): WriterValues[] {
  const splits = rightsInUse(work).map((right) => {
    const { publishers } = totalOfRight(work, right);
    return { right, texts: evenSplit(work.writers.length, Math.max(0, FULL_SHARE - publishers)).map(shareText) };
  });
  return work.writers.map((writer, index) => {
    const shares = { ...writer.shares };
    for (const { right, texts } of splits) shares[right] = texts[index] ?? shares[right];
    return { ...writer, shares };
  });
}
