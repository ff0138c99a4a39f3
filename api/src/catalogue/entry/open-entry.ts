import * as text from '../../messages/entries.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { AppError, conflict, notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { SeenObject } from '../../platform/http/seen-object.ts';
import type { EntryChange, EntryDefinition, EntryQuery, EntryTypes } from './entry-definition.ts';
import { isActive } from './entry-kind.ts';
import { lockEntry, readSubmitter, type WhichRevision } from './entry-repository.ts';
import type { Viewer } from './entry-views.ts';

/** Returns a revision. Throws 404 if there is none that the viewer may see. */
export async function openEntry<E extends EntryTypes>(
  entry: EntryDefinition<E>,
  db: Database,
  query: EntryQuery,
): Promise<E['details']> {
  const found = await entry.read(db, query);
  const isShown = query.which === undefined || query.which === 'shown';
  if (!found) throw notFound(isShown ? notFoundText.entry({ noun: entry.noun }) : notFoundText.revision());
  return found;
}

/** Returns a revision as a party sees it, and 404 to anyone else: earlier revisions are for parties only. */
export async function openAsParty<E extends EntryTypes>(
  entry: EntryDefinition<E>,
  db: Database,
  query: EntryQuery,
): Promise<E['details']> {
  const found = await openEntry(entry, db, query);
  if (!found.is_party) throw notFound(notFoundText.entry({ noun: entry.noun }));
  return found;
}

/**
 * Locks an entry for a change by one of its parties. Throws 404 for anyone else, and 412 if it has changed since they saw
 * it, with the revision that they were about to change.
 */
export async function openForChange<E extends EntryTypes>(
  { entry, tx, act: { actor } }: EntryChange<E>,
  seen: SeenObject,
  which: WhichRevision = 'shown',
): Promise<E['details']> {
  await lockEntry(tx, entry.kind, seen.id);
  const found = await openAsParty(entry, tx, { id: seen.id, viewer: actor });
  if (found.version === seen.version) return found;
  throw staleVersion((await entry.read(tx, { id: seen.id, viewer: actor, which })) ?? found);
}

/** The same for the submitter. Throws 403 for other parties. */
export async function openAsSubmitter<E extends EntryTypes>(
  change: EntryChange<E>,
  seen: SeenObject,
  which?: WhichRevision,
): Promise<E['details']> {
  const found = await openForChange(change, seen, which);
  if (found.is_mine) return found;
  const message = text.onlySubmitter({ noun: change.entry.noun });
  throw new AppError(403, 'not_the_submitter', message);
}

/** Returns the revision that awaits confirmations: the one given or the one beside it. */
export async function findAwaiting<E extends EntryTypes>(
  { entry, tx, act: { actor } }: EntryChange<E>,
  found: E['details'],
): Promise<E['details'] | null> {
  if (found.state === 'awaiting_confirmation') return found;
  const pending = await findPending({ entry, tx, viewer: actor }, found);
  return pending?.state === 'awaiting_confirmation' ? pending : null;
}

interface Reading<E extends EntryTypes> {
  readonly entry: EntryDefinition<E>;
  readonly tx: Database;
  readonly viewer: Viewer;
}

/** Returns the revision beside the one given, if the viewer may see it. */
export async function findPending<E extends EntryTypes>(
  { entry, tx, viewer }: Reading<E>,
  { id, pending_revision }: E['details'],
): Promise<E['details'] | null> {
  return pending_revision === null ? null : entry.read(tx, { id, viewer, which: 'pending' });
}

/** Returns an entry as its submitter sees it, for what the society does. Null if it was deleted. */
export async function readForSociety<E extends EntryTypes>(
  { entry, tx }: Pick<Reading<E>, 'entry' | 'tx'>,
  id: string,
  which: WhichRevision = 'shown',
): Promise<{ readonly viewer: Viewer; readonly details: E['details'] } | null> {
  const viewer = await readSubmitter(tx, entry.kind, id);
  const details = viewer && (await entry.read(tx, { id, viewer, which }));
  return viewer && details ? { viewer, details } : null;
}

/** Throws 409 unless the entry is registered. */
export function refuseUnlessActive<E extends EntryTypes>(
  { kind, noun }: EntryDefinition<E>,
  { state }: E['details'],
): void {
  if (!isActive(kind, state)) throw conflict('not_in_force', text.notActive({ noun }));
}
