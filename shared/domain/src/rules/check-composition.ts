import type { Finding } from './finding.ts';
import { RULES } from './rule-list.ts';
import type { RuledWork } from './ruled-work.ts';

const HOUR_MS = 3_600_000;

/** The last day that has begun somewhere on earth: nobody is told that their today is in the future. */
function latestToday(): string {
  return new Date(Date.now() + 14 * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * All that the rules on a composition find, in the order of the form. `compositionSubmission` refuses what blocks.
 * `today` (`YYYY-MM-DD`) is the last day that is not in the future.
 */
export function checkComposition(work: RuledWork, today: string = latestToday()): Finding[] {
  return RULES.flatMap(({ id, severity, check }) => check(work, today).map((found) => ({ id, ...found, severity })));
}
