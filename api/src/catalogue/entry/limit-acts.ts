import * as text from '../../messages/limits.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';

const DAY_SECONDS = 86_400;
const MAX_PER_DAY = 25;

/**
 * Limits links and claims of a member for each object, since they stay in the history of other members' entries. Their
 * withdrawal isn't limited.
 */
export async function limitActs(tx: Tx, { actor, at }: Act, ...objectIds: readonly string[]): Promise<void> {
  const bucket = ['entry-act', actor.memberId, ...objectIds];
  const limit = { bucket, max: MAX_PER_DAY, seconds: DAY_SECONDS, message: text.tooManyEntryActs };
  await recordAttemptIn(tx, limit, at);
}
