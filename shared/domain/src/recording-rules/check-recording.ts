import type { Finding } from '../rules/finding.ts';
import { checkRules } from '../rules/rule.ts';
import { RECORDING_RULES } from './rule-list.ts';
import type { RuledRecording } from './ruled-recording.ts';

/** `block` prevents submission. `today`, `YYYY-MM-DD`, is the last day not in the future. */
export function checkRecording(recording: RuledRecording, today?: string): Finding[] {
  return checkRules(RECORDING_RULES, recording, today);
}
