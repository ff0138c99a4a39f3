import { type RightsSegment, segmentsOf } from '../recording-rights/index.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { overlapsAny } from './changed-lines.ts';
import { type HolderOnLine, linesOfHolders } from './registered-lines.ts';

export function holdersWithin(rights: readonly HolderOnLine[], segments: readonly RightsSegment[]): CaseLine[] {
  const isWithin = overlapsAny(segments);
  return linesOfHolders(rights, (own) => {
    const lines = own.map(({ valid_from: from, valid_to: to, ...line }) => ({ ...line, from, to }));
    const most = segmentsOf(lines).reduce((max, one) => (one.total > max && isWithin(one) ? one.total : max), 0);
    return Math.min(FULL_SHARE, most);
  });
}
