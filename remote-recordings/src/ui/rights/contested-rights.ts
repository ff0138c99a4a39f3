import { type contestRights, differencesOf } from '@counterpoint/domain/cases';
import {
  formatSegment,
  formatUses,
  joinSegments,
  mergeSegments,
  type RightsSegment,
} from '@counterpoint/domain/recording-rights';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/rights.generated.ts';
import { type RightValues, toOwnLine } from './right-values.ts';

export type ClaimedRight = ReturnType<typeof toOwnLine>;

/** An empty share is correct as stated; 0 claims nothing. */
export function claimedIn(rights: readonly RightValues[], stated: readonly RightView[]): ClaimedRight[] {
  return claimedLines(rights, stated).map(({ line }) => line);
}

/** With the place of each among all lines, including those that claim nothing. */
export function claimedLines(rights: readonly RightValues[], stated: readonly RightView[]) {
  return rights
    .map((values, index) => {
      const line = toOwnLine(values);
      const share = values.share.trim() === '' ? (stated[index]?.share ?? 0) : line.share;
      return { index, line: { ...line, share } };
    })
    .filter(({ line }) => line.share !== 0);
}

/** The case holds the largest difference in all that is contested. */
export function formatHolds(scope: readonly RightsSegment[]): string[] {
  const most = Math.max(...scope.map(({ total }) => total));
  return mergeSegments(joinSegments(scope.map((segment) => ({ ...segment, total: most })))).map(
    ({ uses, total, ...segment }) =>
      text.contestHold({ share: formatShare(total), uses: formatUses(uses), segment: formatSegment(segment) }),
  );
}

/** A case decides one share for each party. */
export function formatOutcome({ registeredLines, claimedLines }: ReturnType<typeof contestRights>): string {
  const shares = differencesOf(registeredLines, claimedLines).map(
    ({ line, after }) => `${line.name} ${formatShare(after)}`,
  );
  return text.contestOutcome({ shares: formatList(shares) });
}
