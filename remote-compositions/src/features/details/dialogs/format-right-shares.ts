import { formatShare, RIGHT_LABELS, type Right } from '@counterpoint/domain/shares';
import { listOf, withinSentence } from '@counterpoint/kit/text';

interface RightShare {
  readonly right: Right;
  readonly share: number;
}

export function formatRightShares(shares: readonly RightShare[]): string {
  return listOf(shares.map(({ right, share }) => `${withinSentence(RIGHT_LABELS[right]())} ${formatShare(share)}`));
}
