import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, type Shares, totalOf } from '@counterpoint/domain/shares';
import { withinSentence } from '@counterpoint/kit/text';
import { formatList } from '@counterpoint/messages';

export function mySharesIn({ writers, publishers }: Pick<WorkDetails, 'writers' | 'publishers'>): Shares {
  return totalsOf([...writers, ...publishers].filter(({ is_me }) => is_me));
}

export function totalsOf(lines: readonly { shares: Shares }[]): Shares {
  return { pr: totalOf(lines, 'pr'), mr: totalOf(lines, 'mr'), sr: totalOf(lines, 'sr') };
}

export function rightsOf(lines: readonly { shares: Shares }[]): Right[] {
  return RIGHTS.filter((right) => right !== 'sr' || totalOf(lines, right) > 0);
}

/** Formats `performing 50.00% and mechanical 25.00%`. */
export function formatShares(shares: Shares, rights: readonly Right[] = rightsOf([{ shares }])): string {
  return formatList(rights.map((right) => `${withinSentence(RIGHT_LABELS[right]())} ${formatShare(shares[right])}`));
}
