import { COLLECTION_RULES } from './collection-rules.ts';
import { FACT_RULES } from './fact-rules.ts';
import type { Finding } from './finding.ts';
import { PUBLISHER_RULES } from './publisher-rules.ts';
import { RECORDING_MENTION_RULES } from './recording-rules.ts';
import { checkRules, type Rule } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';
import { SOCIETY_RULES } from './society-rules.ts';
import { TITLE_RULES } from './title-rules.ts';
import { TOTAL_RULES } from './total-rules.ts';
import { VERSION_RULES } from './version-rules.ts';
import { WRITER_RULES } from './writer-rules.ts';

export const RULES: readonly Rule[] = [
  ...TITLE_RULES,
  ...FACT_RULES,
  ...WRITER_RULES,
  ...VERSION_RULES,
  ...SOCIETY_RULES,
  ...TOTAL_RULES,
  ...PUBLISHER_RULES,
  ...COLLECTION_RULES,
  ...RECORDING_MENTION_RULES,
];

/** `block` prevents submission. `today`, `YYYY-MM-DD`, is the last day not in the future. */
export function checkWork(work: RuledWork, today?: string): Finding[] {
  return checkRules(RULES, work, today);
}
