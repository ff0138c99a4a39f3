import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/act.ts';
import { WORKS } from '../entry/entry-kind.ts';
import { findCompletable } from './completion-repository.ts';
import { openComposition, settle } from './composition-changes.ts';
import { insertEvent, lockComposition, nextVersion, updateRevision } from './composition-repository.ts';

/** The member's works that only lacked the IPI name number of this writer are registered in full once it is there. */
export async function completeWorks(tx: Tx, act: Act, partyId: string): Promise<void> {
  for (const id of await findCompletable(tx, { ...act.actor, partyId })) {
    await lockComposition(tx, id);
    const before = await openComposition(tx, id, act.actor);
    if (before.state !== 'registered_incomplete') continue;
    await updateRevision(tx, before, { state: 'registered' });
    await insertEvent(tx, before, 'registered', act);
    await publishEvent(tx, 'entry.registered', { of: WORKS, entry: { id }, act });
    await nextVersion(tx, id, act.at);
    await settle(tx, act, { id, action: 'composition.complete', before, memberIds: [] });
  }
}
