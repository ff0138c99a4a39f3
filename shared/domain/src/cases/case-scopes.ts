import type { CaseScope } from '../schemas/cases/case-lines.ts';
import { reach } from '../territories/index.ts';
import { scopeAsLine } from './registered-lines.ts';

export function doRightsOverlap(one: CaseScope, other: CaseScope): boolean {
  if (one.rights.length === 0 || other.rights.length === 0) return true;
  return one.rights.some((right) => other.rights.includes(right));
}

export function doScopesOverlap(one: CaseScope, other: CaseScope): boolean {
  const [a, b] = [scopeAsLine(one), scopeAsLine(other)];
  if (!doRightsOverlap(one, other)) return false;
  if (!a.uses.some((use) => b.uses.includes(use))) return false;
  if ((a.to !== null && a.to < b.from) || (b.to !== null && b.to < a.from)) return false;
  const there = reach(b.territories);
  return [...reach(a.territories)].some((country) => there.has(country));
}

export function isWithin(one: CaseScope, other: CaseScope): boolean {
  const [a, b] = [scopeAsLine(one), scopeAsLine(other)];
  if (!a.uses.every((use) => b.uses.includes(use))) return false;
  if (a.from < b.from || (b.to !== null && (a.to === null || a.to > b.to))) return false;
  const there = reach(b.territories);
  return [...reach(a.territories)].every((country) => there.has(country));
}
