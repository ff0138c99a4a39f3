import { formatShare, RIGHT_LABELS, type Right } from '@counterpoint/domain/shares';
import { withinSentence } from '@counterpoint/kit/text';
import { formatList } from '@counterpoint/messages';

interface RightShare {
  readonly right: Right;
  readonly share: number;
}

export function formatRightShares(shares: readonly RightShare[]): string {
  return formatList(shares.map(({ right, share }) => `${withinSentence(RIGHT_LABELS[right]())} ${formatShare(share)}`));
}
