import type { Finding } from './finding.ts';
import { checkRules } from './rule.ts';
import { RULES } from './rule-list.ts';
import type { RuledWork } from './ruled-work.ts';

/** `block` prevents submission. `today`, `YYYY-MM-DD`, is the last day not in the future. */
export function checkWork(work: RuledWork, today?: string): Finding[] {
  return checkRules(RULES, work, today);
}
