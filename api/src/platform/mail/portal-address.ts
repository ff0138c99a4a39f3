import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

declare module '../db/wiring.ts' {
  interface Wiring {
    /** Jobs, imports and commands write mail without the settings. */
    readonly portalAddress: string;
  }
}

export function portalAddress(db: Database): string {
  return wiringOf(db).portalAddress;
}
