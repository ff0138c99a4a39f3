import { formatShare, isFullTotal, RIGHT_LABELS, type Right, totalOf } from '../shares/index.ts';
import type { Finding } from './finding.ts';
import type { RuledWork } from './ruled-work.ts';

/** W-TOT-01, CWR transaction rules 2 and 11: performing shares total 100.00 within 0.06. */
export function totalsPerforming(work: RuledWork): Finding[] {
  return totalsRight(work, 'pr', 'W-TOT-01');
}

/** W-TOT-02, CWR transaction rules 2 and 11: mechanical shares total 100.00 within 0.06. */
export function totalsMechanical(work: RuledWork): Finding[] {
  return totalsRight(work, 'mr', 'W-TOT-02');
}

/** W-TOT-03, CWR transaction rule 11: synchronisation may be left to agreements, so nothing at all, or all of it. */
export function totalsSynchronisation(work: RuledWork): Finding[] {
  return totalOf([...work.writers, ...work.publishers], 'sr') === 0 ? [] : totalsRight(work, 'sr', 'W-TOT-03');
}

function totalsRight({ writers, publishers }: RuledWork, right: Right, id: string): Finding[] {
  const total = totalOf([...writers, ...publishers], right);
  // Without writers the member is told that, and not three sums of nothing.
  if (writers.length === 0 || isFullTotal(total)) return [];
  const message = `${RIGHT_LABELS[right]} shares total ${formatShare(total)}; they must total 100.00%.`;
  return [{ id, path: 'writers', message, severity: 'block' }];
}
