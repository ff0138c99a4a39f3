import type { Tx } from '../platform/db/transaction.ts';
import type { DomainEvents } from '../platform/events/events.ts';
import { indexRecordingsNaming } from './recordings/recording-index.ts';
import { completeWorks } from './works/completion-service.ts';
import { indexCompositionsNaming } from './works/composition-index.ts';

/** Indexes what names a party that has changed, and registers in full the works that only lacked its IPI name number. */
export async function updateEntriesOfParty(tx: Tx, { partyId, act }: DomainEvents['party.changed']): Promise<void> {
  await indexCompositionsNaming(tx, partyId);
  await indexRecordingsNaming(tx, partyId);
  await completeWorks(tx, act, partyId);
}
