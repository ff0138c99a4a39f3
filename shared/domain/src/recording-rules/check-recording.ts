import type { Finding } from '../rules/finding.ts';
import { checkRules, type Rule } from '../rules/rule.ts';
import { CONTRIBUTOR_RULES } from './contributor-rules.ts';
import { FACT_RULES } from './fact-rules.ts';
import { RIGHT_RULES } from './right-rules.ts';
import type { RuledRecording } from './ruled-recording.ts';

export const RECORDING_RULES: readonly Rule<RuledRecording>[] = [...FACT_RULES, ...CONTRIBUTOR_RULES, ...RIGHT_RULES];

/** `block` prevents submission. `today`, `YYYY-MM-DD`, is the last day not in the future. */
export function checkRecording(recording: RuledRecording, today?: string): Finding[] {
  return checkRules(RECORDING_RULES, recording, today);
}
