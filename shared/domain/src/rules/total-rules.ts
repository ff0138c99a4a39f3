import * as text from '../messages/work-rules.generated.ts';
import { formatShare, isFullTotal, type Right, totalOf } from '../shares/index.ts';
import { atLines, NOTHING, type Rule, type RuleFinding } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';

export const TOTAL_RULES: readonly Rule[] = [
  /** W-PDO-01 covers works in the public domain, W-TOT-04 works with mechanical shares only. */
  {
    id: 'W-TOT-01',
    severity: 'block',
    cwr: 'NWR transaction rules 9 and 11',
    summary: 'Performing shares total 100.00%, within 0.06, or 0 if mechanical shares are complete.',
    check: (work) => (isPublicDomain(work) || isLeftOut(work, 'pr') ? NOTHING : totalsRight(work, 'pr')),
  },
  {
    id: 'W-TOT-02',
    severity: 'block',
    cwr: 'NWR transaction rules 4, 9 and 11',
    summary: 'Mechanical shares total 100.00%, within 0.06, or 0 if performing shares are complete.',
    check: (work) =>
      isLeftOut(work, 'mr') || (isPublicDomain(work) && totalIn(work, 'mr') === 0) ? NOTHING : totalsRight(work, 'mr'),
  },
  /** Synchronisation may be left to agreements, with no shares at all. */
  {
    id: 'W-TOT-03',
    severity: 'block',
    cwr: 'NWR transaction rules 4, 9 and 11',
    summary: 'Synchronisation shares total 100.00%, within 0.06, or 0.',
    check: (work) => (totalIn(work, 'sr') === 0 ? NOTHING : totalsRight(work, 'sr')),
  },
  /** Files may claim one right only; in a form it's usually an oversight. */
  {
    id: 'W-TOT-04',
    severity: 'warn',
    cwr: 'NWR transaction rule 11',
    summary: 'Both performing and mechanical shares are given.',
    check: (work) =>
      (['pr', 'mr'] as const)
        .filter((right) => !isPublicDomain(work) && isLeftOut(work, right))
        .map((right) => ({ path: 'writers', message: text.missingShares({ right }) })),
  },
  {
    id: 'W-PDO-01',
    severity: 'block',
    cwr: 'NWR transaction rule 24',
    summary: 'A work with all writers in the public domain has no performing shares.',
    check(work) {
      if (!isPublicDomain(work) || totalIn(work, 'pr') === 0) return NOTHING;
      return [{ path: 'writers', message: text.publicDomain() }];
    },
  },
  {
    id: 'W-PDO-02',
    severity: 'warn',
    summary: 'A writer or publisher in the public domain has no performing share.',
    check: (work, today) => [
      ...paidPublicDomain('writers')(work, today),
      ...paidPublicDomain('publishers')(work, today),
    ],
  },
];

function paidPublicDomain(list: 'writers' | 'publishers'): Rule['check'] {
  return atLines<RuledWork, typeof list>(list, 'shares.pr', ({ public_domain, shares }) =>
    public_domain === 'Y' && shares.pr > 0 ? text.paidPublicDomain() : null,
  );
}

function isPublicDomain({ writers }: RuledWork): boolean {
  return writers.length > 0 && writers.every(({ public_domain }) => public_domain === 'Y');
}

function isLeftOut(work: RuledWork, right: 'pr' | 'mr'): boolean {
  const other = right === 'pr' ? 'mr' : 'pr';
  return totalIn(work, right) === 0 && isFullTotal(totalIn(work, other));
}

function totalIn({ writers, publishers }: RuledWork, right: Right): number {
  return totalOf(writers, right) + totalOf(publishers, right);
}

function totalsRight(work: RuledWork, right: Right): readonly RuleFinding[] {
  const total = totalIn(work, right);
  if (work.writers.length === 0 || isFullTotal(total)) return NOTHING;
  return [{ path: 'writers', message: text.wrongTotal({ right, total: formatShare(total) }) }];
}
