import type { Env } from './env.ts';

export interface CaseDays {
  readonly work: number;
  readonly recording: number;
  readonly evidence: number;
}

export function caseDaysOf(
  env: Pick<Env, 'WORK_RESPONSE_DAYS' | 'RECORDING_RESPONSE_DAYS' | 'EVIDENCE_DAYS'>,
): CaseDays {
  return { work: env.WORK_RESPONSE_DAYS, recording: env.RECORDING_RESPONSE_DAYS, evidence: env.EVIDENCE_DAYS };
}
