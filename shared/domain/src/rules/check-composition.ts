import type { Finding } from './finding.ts';
import { checkRules } from './rule.ts';
import { RULES } from './rule-list.ts';
import type { RuledWork } from './ruled-work.ts';

/**
 * All that the rules on a composition find, in the order of the form. `compositionSubmission` refuses what blocks.
 * `today` (`YYYY-MM-DD`) is the last day that is not in the future.
 */
export function checkComposition(work: RuledWork, today?: string): Finding[] {
  return checkRules(RULES, work, today);
}
