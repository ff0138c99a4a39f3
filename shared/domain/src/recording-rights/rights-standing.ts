import type { Message } from '@counterpoint/messages';
import * as text from '../messages/rights.generated.ts';
import { overlapsIn, type RightsLine, segmentsOf, shortfallsIn } from './rights-totals.ts';

export const RIGHTS_STANDINGS = ['none', 'complete', 'falls_short', 'overlaps'] as const;
export type RightsStanding = (typeof RIGHTS_STANDINGS)[number];

export const RIGHTS_STANDING_LABELS: Record<RightsStanding, Message> = {
  none: text.noRights,
  complete: text.complete,
  falls_short: text.fallsShort,
  overlaps: text.overlaps,
};

/** Countries outside all lines don't count. */
export function rightsStandingOf(lines: readonly RightsLine[]): RightsStanding {
  const segments = segmentsOf(lines);
  if (segments.length === 0) return 'none';
  if (overlapsIn(segments).length > 0) return 'overlaps';
  return shortfallsIn(segments).length > 0 ? 'falls_short' : 'complete';
}
