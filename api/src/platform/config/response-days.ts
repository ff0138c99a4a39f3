import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';
import type { Env } from './env.ts';

type ResponseDays = Pick<
  Env,
  'CONFIRMATION_DAYS' | 'WORK_RESPONSE_DAYS' | 'RECORDING_RESPONSE_DAYS' | 'EVIDENCE_DAYS' | 'MORE_TIME_DAYS'
>;

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly responseDays: ResponseDays;
  }
}

export function responseDaysOf(db: Database): ResponseDays {
  return wiringOf(db).responseDays;
}
