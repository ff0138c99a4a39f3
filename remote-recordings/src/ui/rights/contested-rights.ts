import { formatSegment, formatUses, mergeSegments, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import * as text from '../../messages/rights.generated.ts';
import { type RightValues, toOwnLine } from './right-values.ts';

export type ClaimedRight = ReturnType<typeof toOwnLine>;

/** An empty share is correct as stated; 0 claims nothing. */
export function claimedIn(rights: readonly RightValues[], stated: readonly RightView[]): ClaimedRight[] {
  return rights
    .map((values, index) => {
      const line = toOwnLine(values);
      return values.share.trim() === '' ? { ...line, share: stated[index]?.share ?? 0 } : line;
    })
    .filter(({ share }) => share !== 0);
}

export function formatHolds(scope: readonly RightsSegment[]): string[] {
  return mergeSegments(scope).map(({ uses, total, ...segment }) =>
    text.contestHold({ share: formatShare(total), uses: formatUses(uses), segment: formatSegment(segment) }),
  );
}
