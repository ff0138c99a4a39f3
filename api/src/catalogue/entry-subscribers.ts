import { answeringMandates } from '../members/mandates/mandate-repository.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { type DomainEvents, publishEvent } from '../platform/events/events.ts';
import type { Act } from '../platform/http/actor.ts';
import { publish } from '../platform/live/outbox-repository.ts';
import { calendarOf } from '../platform/time/society-calendar.ts';
import { type EntryKind, RECORDINGS, WORKS } from './entry/entry-kind.ts';
import { insertEntryEvent, lockEntry, readNaming, updateRevision } from './entry/entry-repository.ts';
import { openEntry } from './entry/open-entry.ts';
import { recordChange } from './entry/record-change.ts';
import { linkMentioned, readLinkedIds } from './links/link-repository.ts';
import { linkNamingIswcs, resolveNamedIswcs } from './links/named-iswc-repository.ts';
import { indexRecordings } from './recordings/recording-index.ts';
import { changeOfWork, WORK } from './works/work-definition.ts';
import { indexWorks } from './works/work-index.ts';
import { findCompletable } from './works/work-repository.ts';

const BATCH = 500;
const INDEX = { composition: indexWorks, recording: indexRecordings };
const LINKED = { composition: indexRecordings, recording: indexWorks };

export async function showChange(tx: Tx, changed: DomainEvents['entry.changed']): Promise<void> {
  await Promise.all([INDEX[changed.entryKind.name](tx, [changed.id]), updatePages(tx, changed)]);
}

/** Updates the open pages of these members, and of those who can answer for them. */
async function updatePages(tx: Tx, { entryKind, memberIds, at }: DomainEvents['entry.changed']): Promise<void> {
  const mandates = await answeringMandates(tx, { representedIds: memberIds, day: calendarOf(tx).dayOf(at) });
  const representatives = mandates.map(({ representative_id }) => representative_id);
  await publish(tx, { topic: `${entryKind.name}s`, memberIds: [...memberIds, ...representatives] });
}

/** Links the mentioned recordings or works and reindexes them, since they are found by its titles and codes. */
export async function linkActivated(tx: Tx, activated: DomainEvents['revision.activated']): Promise<void> {
  const { entryKind, revision, at } = activated;
  if (entryKind === WORKS) await linkNamingIswcs(tx, [revision.id], at);
  else await resolveNamedIswcs(tx, revision.id);
  await LINKED[entryKind.name](tx, await linkMentioned(tx, activated));
}

/** Reindexes the entries that were found by its titles and codes. */
export async function indexLinked(tx: Tx, { entryKind, entry }: DomainEvents['entry.withdrawn']): Promise<void> {
  await LINKED[entryKind.name](tx, await readLinkedIds(tx, entryKind, [entry.id]));
}

/** Reindexes the entries of a party, and completes works that only lacked its IPI name number. */
export async function updateEntriesOfParty(tx: Tx, { partyId, act }: DomainEvents['party.changed']): Promise<void> {
  await indexNaming(tx, WORKS, partyId);
  await indexNaming(tx, RECORDINGS, partyId);
  await completeWorks(tx, act, partyId);
}

/** Works aren't found by an ISNI. */
export async function indexRecordingsOfParty(tx: Tx, { partyId }: DomainEvents['party.isni_assigned']): Promise<void> {
  await indexNaming(tx, RECORDINGS, partyId);
}

async function indexNaming(tx: Tx, kind: EntryKind, partyId: string): Promise<void> {
  const ids = await readNaming(tx, kind, partyId);
  for (let start = 0; start < ids.length; start += BATCH) await INDEX[kind.name](tx, ids.slice(start, start + BATCH));
}

async function completeWorks(tx: Tx, act: Act, partyId: string): Promise<void> {
  const change = changeOfWork(tx, act);
  for (const id of await findCompletable(tx, { ...act.actor, partyId })) {
    await lockEntry(tx, WORKS, id);
    const before = await openEntry(WORK, tx, { id, viewer: act.actor });
    if (before.state !== 'registered_incomplete') continue;
    await updateRevision(tx, WORKS, { id, revision: before.revision, columns: { state: 'registered' } });
    await insertEntryEvent(change, before, { type: 'registered' });
    await publishEvent(tx, 'entry.registered', { entryKind: WORKS, entry: { id }, act });
    await recordChange(change, { id, action: 'complete', before });
  }
}
