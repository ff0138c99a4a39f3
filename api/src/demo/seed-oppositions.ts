import type { Tx } from '../db/transaction.ts';
import { insertOpposition } from '../oppositions/opposition-filing.ts';
import { DEMO_OPPOSITIONS } from './demo-oppositions.ts';
import { daysBefore } from './demo-time.ts';
import type { Cast } from './seed-parties.ts';

/** Files the demo's cases; `ids` are those of works and recordings by title. */
export async function seedOppositions(
  tx: Tx,
  { partyId, now }: Cast,
  ids: Record<'composition' | 'recording', ReadonlyMap<string, string>>,
): Promise<void> {
  for (const { number, kind, state, about, title, right, ...rest } of DEMO_OPPOSITIONS) {
    const id = ids[about].get(title);
    if (!id) throw new Error(`The demo does not know the ${about} ${title}.`);
    const filedAt = daysBefore(now, rest.filedDaysAgo);
    await insertOpposition(tx, {
      number: `OPP-${filedAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`,
      ...{ kind, state, right, object: { type: about, id, title }, filedAt },
      claimedShare: rest.claimed === null ? null : rest.claimed * 100,
      shareOnHold: rest.onHold * 100,
      claimantId: partyId(rest.claimant),
      claimantAnsweredAt: state === 'settlement_proposed' ? daysBefore(now, rest.changedDaysAgo) : null,
      respondents: rest.respondents.map(({ party, respondIn, answeredDaysAgo }) => ({
        partyId: partyId(party),
        respondBy: endOfDay(daysBefore(now, -respondIn)),
        answeredAt: answeredDaysAgo === undefined ? null : daysBefore(now, answeredDaysAgo),
      })),
      changedAt: daysBefore(now, rest.changedDaysAgo),
    });
  }
}

/** Deadlines end with their day. */
function endOfDay(date: Date): Date {
  return new Date(new Date(date).setUTCHours(23, 59, 0, 0));
}
