import { formatShare, isFullTotal, RIGHT_LABELS, type Right, totalOf } from '../shares/index.ts';
import { type Found, NOTHING, type Rule } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';

/** Whether nobody lives who could be paid: what is in the public domain earns nothing by being performed. */
function isPublicDomain({ writers }: RuledWork): boolean {
  return writers.length > 0 && writers.every(({ is_public_domain }) => is_public_domain === true);
}

/**
 * Performing shares total 100.00 within 0.06; of a work in the public domain W-PDO-01 speaks. Nothing at all is for
 * W-TOT-04 to say where mechanical is whole: a claim on one right comes without the other.
 */
export const totalsPerforming: Rule = {
  id: 'W-TOT-01',
  severity: 'block',
  cwr: 'NWR transaction rules 9 and 11',
  title: 'Performing shares total 100.00%, within 0.06, or nothing beside whole mechanical shares.',
  check: (work) => (isPublicDomain(work) || isLeftOut(work, 'pr') ? NOTHING : totalsRight(work, 'pr')),
};

/** Mechanical shares total 100.00 within 0.06, or nothing where performing is whole. */
export const totalsMechanical: Rule = {
  id: 'W-TOT-02',
  severity: 'block',
  cwr: 'NWR transaction rules 4, 9 and 11',
  title: 'Mechanical shares total 100.00%, within 0.06, or nothing beside whole performing shares.',
  check: (work) =>
    isLeftOut(work, 'mr') || (isPublicDomain(work) && totalIn(work, 'mr') === 0) ? NOTHING : totalsRight(work, 'mr'),
};

/** Files that claim one right alone are in order; in a form it is a slip, most often. */
export const tellsBothRights: Rule = {
  id: 'W-TOT-04',
  severity: 'warn',
  cwr: 'NWR transaction rule 11',
  title: 'Both performing and mechanical shares are given.',
  check: (work) =>
    (['pr', 'mr'] as const)
      .filter((right) => !isPublicDomain(work) && isLeftOut(work, right))
      .map((right) => ({
        path: 'writers',
        message: `Nobody has ${RIGHT_LABELS[right].toLowerCase()} shares. Leave it so only if that right is registered elsewhere.`,
      })),
};

/** Whether nobody has anything of this right while the other one is whole. */
function isLeftOut(work: RuledWork, right: 'pr' | 'mr'): boolean {
  const other = right === 'pr' ? 'mr' : 'pr';
  return totalIn(work, right) === 0 && isFullTotal(totalIn(work, other));
}

/** Synchronisation may be left to agreements, so nothing at all, or all of it. */
export const totalsSynchronisation: Rule = {
  id: 'W-TOT-03',
  severity: 'block',
  cwr: 'NWR transaction rules 4, 9 and 11',
  title: 'Synchronisation shares total 100.00%, within 0.06, or nothing.',
  check: (work) => (totalIn(work, 'sr') === 0 ? NOTHING : totalsRight(work, 'sr')),
};

/** A work in the public domain cannot be registered for performing rights. */
export const leavesPublicDomainUnpaid: Rule = {
  id: 'W-PDO-01',
  severity: 'block',
  cwr: 'NWR transaction rule 24',
  title: 'A work of which every writer is in the public domain has no performing shares.',
  check(work) {
    if (!isPublicDomain(work) || totalIn(work, 'pr') === 0) return NOTHING;
    const message =
      'Every writer is in the public domain, so nobody is paid for performances: set the performing shares to 0.';
    return [{ path: 'writers', message }];
  },
};

function totalIn({ writers, publishers }: RuledWork, right: Right): number {
  return totalOf(writers, right) + totalOf(publishers, right);
}

function totalsRight(work: RuledWork, right: Right): readonly Found[] {
  const total = totalIn(work, right);
  // Without writers the member is told that, and not three sums of nothing.
  if (work.writers.length === 0 || isFullTotal(total)) return NOTHING;
  const message = `${RIGHT_LABELS[right]} shares total ${formatShare(total)}; they must total 100.00%.`;
  return [{ path: 'writers', message }];
}
