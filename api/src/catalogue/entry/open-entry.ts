import * as text from '../../messages/entries.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { readPipelined } from '../../platform/db/pipeline.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { AppError, conflict, notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { SeenId, VersionedId } from '../../platform/http/versions.ts';
import type { EntryChange, EntryDefinition, EntryDetails, EntryQuery, EntryTypes } from './entry-definition.ts';
import { isActive } from './entry-kind.ts';
import { lockEntry, type RevisionSelector } from './entry-repository.ts';
import type { Viewer } from './entry-views.ts';

export async function openEntry<E extends EntryTypes>(
  entry: EntryDefinition<E>,
  db: Database,
  query: EntryQuery,
): Promise<E['details']> {
  const found = await readPipelined(db, (one) => entry.read(one, query));
  const isShown = query.revision === undefined || query.revision === 'shown';
  if (!found) throw notFound(isShown ? notFoundText.entry({ noun: entry.noun }) : notFoundText.revision());
  return found;
}

/** Throws 404 for anyone but a party: earlier revisions are private. */
export async function openAsParty<E extends EntryTypes>(
  entry: EntryDefinition<E>,
  db: Database,
  query: EntryQuery,
): Promise<E['details']> {
  const found = await openEntry(entry, db, query);
  if (!found.is_party) throw notFound(notFoundText.entry({ noun: entry.noun }));
  return found;
}

/** Throws 404 for anyone but a party, and 412 with the current revision if it has changed since it was read. */
export async function openForChange<E extends EntryTypes>(
  { entry, tx, act: { actor } }: EntryChange<E>,
  target: VersionedId,
  revision: RevisionSelector = 'shown',
): Promise<E['details']> {
  await lockEntry(tx, entry.kind, target.id);
  const found = await openAsParty(entry, tx, { id: target.id, viewer: actor });
  if (found.version === target.version) return found;
  throw staleVersion((await entry.read(tx, { id: target.id, viewer: actor, revision })) ?? found);
}

/** For those who may claim a part of it. Throws 412 if it isn't as they saw it. */
export async function openAsSeen<E extends EntryTypes>(
  { entry, tx, act: { actor } }: EntryChange<E>,
  { id, version }: SeenId,
): Promise<E['details']> {
  await lockEntry(tx, entry.kind, id);
  const found = await openEntry(entry, tx, { id, viewer: actor });
  if (version === null || found.version === version) return found;
  throw staleVersion(found);
}

export async function openAsSubmitter<E extends EntryTypes>(
  change: EntryChange<E>,
  target: VersionedId,
  revision?: RevisionSelector,
): Promise<E['details']> {
  const found = await openForChange(change, target, revision);
  if (found.is_mine) return found;
  const message = text.onlySubmitter({ noun: change.entry.noun });
  throw new AppError(403, 'not_the_submitter', message);
}

export function findAwaiting(
  { entry, tx, act: { actor } }: EntryChange,
  found: EntryDetails,
): Promise<EntryDetails | null> {
  return awaitingOf({ entry, tx, viewer: actor }, found);
}

async function awaitingOf(reading: EntryReader, found: EntryDetails): Promise<EntryDetails | null> {
  if (found.state === 'awaiting_confirmation') return found;
  const pending = await findPending(reading, found);
  return pending?.state === 'awaiting_confirmation' ? pending : null;
}

interface AwaitingEntries {
  /** As they would be after the confirmation. */
  readonly items: EntryDetails[];
  /** The active revisions of those that have one. */
  readonly active: EntryDetails[];
}

/** Of these entries, those that wait for the viewer's confirmation. */
export async function readAwaiting(
  entry: EntryDefinition,
  db: Database,
  { ids, viewer }: { readonly ids: readonly string[]; readonly viewer: Viewer },
): Promise<AwaitingEntries> {
  const found: AwaitingEntries = { items: [], active: [] };
  for (const shown of await readVisible(entry, db, { ids, viewer })) {
    const awaiting = await awaitingOf({ entry, tx: db, viewer }, shown);
    if (!awaiting?.awaits_my_confirmation) continue;
    found.items.push(awaiting);
    if (awaiting !== shown) found.active.push(shown);
  }
  return found;
}

/** Of these entries, those that the viewer submitted. */
export async function readOwn(
  entry: EntryDefinition,
  db: Database,
  { ids, viewer }: { readonly ids: readonly string[]; readonly viewer: Viewer },
): Promise<{ items: EntryDetails[] }> {
  return { items: (await readVisible(entry, db, { ids, viewer })).filter(({ is_mine }) => is_mine) };
}

async function readVisible(
  entry: EntryDefinition,
  db: Database,
  { ids, viewer }: { readonly ids: readonly string[]; readonly viewer: Viewer },
): Promise<EntryDetails[]> {
  const found: EntryDetails[] = [];
  for (const id of ids) {
    const shown = await entry.read(db, { id, viewer });
    if (shown) found.push(shown);
  }
  return found;
}

interface EntryReader<E extends EntryTypes = EntryTypes> {
  readonly entry: EntryDefinition<E>;
  readonly tx: Database;
  readonly viewer: Viewer;
}

export async function findPending<E extends EntryTypes>(
  { entry, tx, viewer }: EntryReader<E>,
  { id, pending_revision }: E['details'],
): Promise<E['details'] | null> {
  return pending_revision === null ? null : entry.read(tx, { id, viewer, revision: 'pending' });
}

export function refuseUnlessActive({ kind, noun }: EntryDefinition, { state }: EntryDetails): void {
  if (!isActive(kind, state)) throw conflict('not_in_force', text.notActive({ noun }));
}
