import type { Tx } from '../platform/db/transaction.ts';
import type { DomainEvents } from '../platform/events/events.ts';
import { linkMentioned } from './links/mentioned-link-repository.ts';
import { indexRecordings, indexRecordingsNaming } from './recordings/recording-index.ts';
import { completeWorks } from './works/completion-service.ts';
import { indexWorks, indexWorksNaming } from './works/work-index.ts';

const INDEX = { composition: indexWorks, recording: indexRecordings };
const LINKED = { composition: indexRecordings, recording: indexWorks };

export async function indexEntry(tx: Tx, { of, id }: DomainEvents['entry.changed']): Promise<void> {
  await INDEX[of.name](tx, [id]);
}

/** Links the mentioned recordings or works and reindexes them, since they are found by its titles and codes. */
export async function linkActivated(tx: Tx, activated: DomainEvents['revision.activated']): Promise<void> {
  await LINKED[activated.of.name](tx, await linkMentioned(tx, activated));
}

/** Reindexes the entries of a party, and completes works that only lacked its IPI name number. */
export async function updateEntriesOfParty(tx: Tx, { partyId, act }: DomainEvents['party.changed']): Promise<void> {
  await indexWorksNaming(tx, partyId);
  await indexRecordingsNaming(tx, partyId);
  await completeWorks(tx, act, partyId);
}
