import { type RightsSegment, segmentsOf, toRightsLine } from '../recording-rights/index.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { overlapsAny } from './changed-lines.ts';
import { type HolderOnLine, linesOfHolders } from './registered-lines.ts';

export function holdersWithin(rights: readonly HolderOnLine[], segments: readonly RightsSegment[]): CaseLine[] {
  const isWithin = overlapsAny(segments);
  return linesOfHolders(rights, (own) => {
    const most = segmentsOf(own.map(toRightsLine)).reduce(
      (max, one) => (one.total > max && isWithin(one) ? one.total : max),
      0,
    );
    return Math.min(FULL_SHARE, most);
  });
}
