import { codesOf } from '../fields/codes-of.ts';
import * as text from '../messages/rights.generated.ts';
import { overlapsIn, type RightsLine, segmentsOf, shortfallsIn } from './rights-totals.ts';

export const RIGHTS_STATUS_LABELS = text.rightsStatusLabels;
export const RIGHTS_STATUSES = codesOf(RIGHTS_STATUS_LABELS);
export type RightsStatus = keyof typeof RIGHTS_STATUS_LABELS;

/** Countries outside all lines don't count. */
export function rightsStatusOf(lines: readonly RightsLine[]): RightsStatus {
  const segments = segmentsOf(lines);
  if (segments.length === 0) return 'none';
  if (overlapsIn(segments).length > 0) return 'overlaps';
  return shortfallsIn(segments).length > 0 ? 'falls_short' : 'complete';
}
