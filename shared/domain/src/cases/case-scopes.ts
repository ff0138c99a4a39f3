import { type RightsSegment, segmentsOf } from '../recording-rights/index.ts';
import type { CaseScope } from '../schemas/cases/case-lines.ts';
import { overlapsAny, reachesFurther } from './changed-lines.ts';
import { scopeAsLine } from './registered-lines.ts';

export function doRightsOverlap(one: CaseScope, other: CaseScope): boolean {
  if (one.rights.length === 0 || other.rights.length === 0) return true;
  return one.rights.some((right) => other.rights.includes(right));
}

export function doScopesOverlap(one: CaseScope, other: CaseScope): boolean {
  return doRightsOverlap(one, other) && segmentsIn(one).some(overlapsAny(segmentsIn(other)));
}

export function isWithin(one: CaseScope, other: CaseScope): boolean {
  return !reachesFurther(segmentsIn(other), segmentsIn(one));
}

function segmentsIn(scope: CaseScope): RightsSegment[] {
  return segmentsOf([scopeAsLine(scope)]);
}
