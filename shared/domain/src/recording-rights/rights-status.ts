import type { Message } from '@counterpoint/messages';
import * as text from '../messages/rights.generated.ts';
import { overlapsIn, type RightsLine, segmentsOf, shortfallsIn } from './rights-totals.ts';

export const RIGHTS_STATUSES = ['none', 'complete', 'falls_short', 'overlaps'] as const;
export type RightsStatus = (typeof RIGHTS_STATUSES)[number];

export const RIGHTS_STATUS_LABELS: Record<RightsStatus, Message> = {
  none: text.noRights,
  complete: text.complete,
  falls_short: text.fallsShort,
  overlaps: text.overlaps,
};

/** Countries outside all lines don't count. */
export function rightsStatusOf(lines: readonly RightsLine[]): RightsStatus {
  const segments = segmentsOf(lines);
  if (segments.length === 0) return 'none';
  if (overlapsIn(segments).length > 0) return 'overlaps';
  return shortfallsIn(segments).length > 0 ? 'falls_short' : 'complete';
}
