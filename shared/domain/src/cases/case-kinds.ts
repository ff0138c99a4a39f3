import type { CaseLineGroup, CaseMeasure } from '../schemas/cases/case-choices.ts';
import { RIGHTS } from '../shares/index.ts';
import type { CaseKind } from '../states/index.ts';

const ABOUT_SHARES: readonly CaseKind[] = ['author_share', 'authorship', 'ownership'];

export function areSameGroup(one: CaseKind, other: CaseKind): boolean {
  return one === other || (ABOUT_SHARES.includes(one) && ABOUT_SHARES.includes(other));
}

export function isAboutShares(kind: CaseKind): boolean {
  return kind !== 'performer_line_up' && kind !== 'duplicate_work';
}

export function isAboutOtherWork(kind: CaseKind): boolean {
  return kind === 'sample' || kind === 'infringement' || kind === 'duplicate_work';
}

/** The groups of lines that a case of this kind can change. */
export function lineGroupsOf(kind: CaseKind, object: 'composition' | 'recording'): readonly CaseLineGroup[] {
  if (kind === 'duplicate_work') return [];
  if (kind === 'performer_line_up') return ['contributor'];
  return object === 'composition' ? ['writer', 'publisher'] : ['holder'];
}

/** A recording has a single kind of share. */
export function measuresOf(object: 'composition' | 'recording', rights: readonly CaseMeasure[]): CaseMeasure[] {
  return object === 'recording' ? ['recording'] : RIGHTS.filter((right) => rights.includes(right));
}
