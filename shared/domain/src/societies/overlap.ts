import type { Right } from '../shares/index.ts';

export interface MembershipScope {
  readonly right: Right;
  readonly territory: string | null;
  /** First and last day, `YYYY-MM-DD`; null if open-ended. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Two societies can't collect the same right at the same place and time. */
export function findOverlap<Other extends MembershipScope>(
  scope: MembershipScope,
  others: readonly Other[],
): Other | null {
  return (
    others.find((other) => other.right === scope.right && sharesTerritory(scope, other) && sharesDay(scope, other)) ??
    null
  );
}

function sharesTerritory(one: MembershipScope, other: MembershipScope): boolean {
  return one.territory === null || other.territory === null || one.territory === other.territory;
}

/** Both days are inclusive; ISO dates sort as text. */
function sharesDay(one: MembershipScope, other: MembershipScope): boolean {
  const startsBeforeEnd = (start: MembershipScope, end: MembershipScope) =>
    start.from === null || end.to === null || start.from <= end.to;
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}
