import type { CaseMeasure } from '../schemas/cases/case-words.ts';
import { RIGHTS } from '../shares/index.ts';
import type { CaseKind } from '../states/index.ts';

/** Kinds of which at most one case is open about the same right at a time: who is to have which share of it. */
const ABOUT_SHARES: readonly CaseKind[] = ['author_share', 'authorship', 'ownership'];

/** Whether cases of these kinds are about the same thing, so that a second filer joins the first. */
export function areSameGroup(one: CaseKind, other: CaseKind): boolean {
  return one === other || (ABOUT_SHARES.includes(one) && ABOUT_SHARES.includes(other));
}

/** Whether a case of this kind is about shares, and so has a split that is claimed; the others have lines alone, or none. */
export function isAboutShares(kind: CaseKind): boolean {
  return kind !== 'performer_line_up' && kind !== 'duplicate_work';
}

/** What the shares of a case are shares of. */
export function measuresOf(object: 'composition' | 'recording', rights: readonly CaseMeasure[]): CaseMeasure[] {
  return object === 'recording' ? ['recording'] : RIGHTS.filter((right) => rights.includes(right));
}
