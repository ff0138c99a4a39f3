import { overlapsIn, type RightsLine, segmentsOf, shortfallsIn } from './rights-totals.ts';

/** How far the shares in a recording reach together, in one word. */
export const RIGHTS_STANDINGS = ['none', 'complete', 'falls_short', 'overlaps'] as const;
export type RightsStanding = (typeof RIGHTS_STANDINGS)[number];

export const RIGHTS_STANDING_LABELS: Record<RightsStanding, string> = {
  none: 'Nobody yet',
  complete: 'Complete',
  falls_short: 'Falls short',
  overlaps: 'Overlaps',
};

/**
 * Whether shares pass 100 % anywhere on any day, else whether they fall short of it, of what anybody holds at all: a
 * country that no line names is nobody's business here.
 */
export function rightsStandingOf(lines: readonly RightsLine[]): RightsStanding {
  const segments = segmentsOf(lines);
  if (segments.length === 0) return 'none';
  if (overlapsIn(segments).length > 0) return 'overlaps';
  return shortfallsIn(segments).length > 0 ? 'falls_short' : 'complete';
}
