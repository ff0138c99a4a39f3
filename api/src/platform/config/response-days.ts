import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

/** How long parties of a case have to respond, to add evidence, and once more if they ask for it. */
export interface CaseDays {
  readonly work: number;
  readonly recording: number;
  readonly evidence: number;
  readonly moreTime: number;
}

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly caseDays: CaseDays;
  }
}

export function caseDaysOf(db: Database): CaseDays {
  return wiringOf(db).caseDays;
}
