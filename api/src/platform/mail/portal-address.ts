import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

declare module '../db/wiring.ts' {
  interface Wiring {
    /** Where members reach the portal: jobs, imports and commands write mail far from where settings are read. */
    readonly portalAddress: string;
  }
}

/** Returns where members reach the portal of this database. */
export function portalAddress(db: Database): string {
  return wiringOf(db).portalAddress;
}
