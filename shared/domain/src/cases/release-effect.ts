import { formatUsesIn, mergeSegments, type RightsSegment } from '../recording-rights/index.ts';
import type { ReleaseEffect } from '../schemas/cases/release-effect.ts';
import { FULL_SHARE } from '../shares/index.ts';

interface HeldShare {
  readonly party_id: string | null;
  readonly member_id: string | null;
  readonly submitter_id: string | null;
  readonly share: number;
  readonly scope: readonly RightsSegment[] | null;
}

interface ReleaseInput {
  readonly party: { readonly id: string; readonly memberId: string | null };
  readonly scope: readonly RightsSegment[];
  readonly holds: readonly HeldShare[];
}

/** Returns what a member's share in an overlap falls to if they release it, with the lines they answer for. */
export function releaseEffect({ party, scope, holds }: ReleaseInput): ReleaseEffect[] {
  const mine = holds.filter(
    ({ party_id, member_id, submitter_id }) =>
      party_id === party.id || (member_id === null && submitter_id === party.memberId),
  );
  const changes = scope.flatMap((segment) => {
    const before = mine.filter((hold) => hasSegment(hold, segment)).reduce((sum, { share }) => sum + share, 0);
    const after = Math.max(0, Math.min(before, FULL_SHARE - (segment.total - before)));
    return before === after ? [] : [{ segment, before, after }];
  });
  const alike = Map.groupBy(changes, ({ before, after }) => `${before} ${after}`);
  return [...alike.values()].flatMap((same) =>
    mergeSegments(same.map(({ segment }) => segment)).flatMap((merged) => {
      const words = formatUsesIn(merged);
      return same.slice(0, 1).map(({ before, after }) => ({ words, before, after }));
    }),
  );
}

/** A share is on hold in a whole segment or not at all. */
function hasSegment({ scope }: HeldShare, { use, countries: [country = ''], from }: RightsSegment): boolean {
  return (scope ?? []).some(
    (held) =>
      held.use === use &&
      held.from <= from &&
      (held.to === null || held.to >= from) &&
      held.countries.includes(country),
  );
}
