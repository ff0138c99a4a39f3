import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/act.ts';
import { WORKS } from '../entry/entry-kind.ts';
import { insertEntryEvent, lockEntry, updateRevision } from '../entry/entry-repository.ts';
import { openEntry } from '../entry/open-entry.ts';
import { recordChange } from '../entry/record-change.ts';
import { changeOfWork, WORK } from './work-definition.ts';
import { findCompletable } from './work-repository.ts';

export async function completeWorks(tx: Tx, act: Act, partyId: string): Promise<void> {
  const change = changeOfWork(tx, act);
  for (const id of await findCompletable(tx, { ...act.actor, partyId })) {
    await lockEntry(tx, WORKS, id);
    const before = await openEntry(WORK, tx, { id, viewer: act.actor });
    if (before.state !== 'registered_incomplete') continue;
    await updateRevision(tx, WORKS, { id, revision: before.revision, columns: { state: 'registered' } });
    await insertEntryEvent(change, before, { type: 'registered' });
    await publishEvent(tx, 'entry.registered', { of: WORKS, entry: { id }, act });
    await recordChange(change, { id, action: 'complete', before });
  }
}
