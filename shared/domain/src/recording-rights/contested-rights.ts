import { type RightsLine, type RightsSegment, segmentsOf } from './rights-totals.ts';

/** Returns where a member claims another share than a revision gives them, each with the difference as its total. */
export function contestedRights(given: readonly RightsLine[], claimed: readonly RightsLine[]): RightsSegment[] {
  const deducted = given.map((line) => ({ ...line, share: -line.share }));
  return segmentsOf([...deducted, ...claimed])
    .filter(({ total }) => total !== 0)
    .map((segment) => ({ ...segment, total: Math.abs(segment.total) }));
}
