import type { Rule } from '../rules/rule.ts';
import { CONTRIBUTOR_RULES } from './contributor-rules.ts';
import { FACT_RULES } from './fact-rules.ts';
import { RIGHT_RULES } from './right-rules.ts';
import type { RuledRecording } from './ruled-recording.ts';

export const RECORDING_RULES: readonly Rule<RuledRecording>[] = [...FACT_RULES, ...CONTRIBUTOR_RULES, ...RIGHT_RULES];
