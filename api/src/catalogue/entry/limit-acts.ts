import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';

const DAY_SECONDS = 86_400;
const MOST_A_DAY = 50;

/** Per member and object: the history of other members' entries keeps each act for good, and every page shows it. */
export async function limitActs(tx: Tx, { actor, at }: Act, ...objectIds: readonly string[]): Promise<void> {
  const bucket = ['entry-act', actor.memberId, ...objectIds];
  await recordAttemptIn(tx, { bucket, most: MOST_A_DAY, seconds: DAY_SECONDS }, at);
}
