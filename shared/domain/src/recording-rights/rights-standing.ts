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

/** Judges only shares that somebody holds: countries that no line names don't count. */
export function rightsStandingOf(lines: readonly RightsLine[]): RightsStanding {
  const segments = segmentsOf(lines);
  if (segments.length === 0) return 'none';
  if (overlapsIn(segments).length > 0) return 'overlaps';
  return shortfallsIn(segments).length > 0 ? 'falls_short' : 'complete';
}
