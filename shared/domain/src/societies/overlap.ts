import type { Right } from '../shares/index.ts';

export interface MembershipScope {
  readonly right: Right;
  /** A country by its alpha-2 code; null is the world. */
  readonly territory: string | null;
  /** The first day, `YYYY-MM-DD`; null since ever. */
  readonly from: string | null;
  /** The last day; null until further notice. */
  readonly to: string | null;
}

/** The first of `others` that covers a right somewhere on a day that `scope` covers too: two cannot collect the same. */
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

/** Both days count; as text, days of this form are in the order of time. */
function sharesDay(one: MembershipScope, other: MembershipScope): boolean {
  const startsBeforeEnd = (start: MembershipScope, end: MembershipScope) =>
    start.from === null || end.to === null || start.from <= end.to;
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}
