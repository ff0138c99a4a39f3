import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

/** Days to confirm a revision, to respond in a case about a work or recording, to add evidence, and that a party may add once. */
export interface ResponseDays {
  readonly confirmation: number;
  readonly work: number;
  readonly recording: number;
  readonly evidence: number;
  readonly moreTime: number;
}

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly responseDays: ResponseDays;
  }
}

export function responseDaysOf(db: Database): ResponseDays {
  return wiringOf(db).responseDays;
}
