import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { EntryChange, EntryDefinition, EntryDetails, EntryTypes } from './entry-definition.ts';
import {
  incrementVersion,
  type RevisionSelector,
  readListedMembers,
  readSubmitter,
  updateListings,
} from './entry-repository.ts';
import type { Viewer } from './entry-views.ts';
import { openEntry } from './open-entry.ts';

type AnyChange = EntryChange<EntryTypes, AnyAct>;

interface RecordedChange {
  readonly id: string;
  readonly action: string;
  readonly before?: EntryDetails | undefined;
  readonly memberIds?: readonly string[];
}

/** Records a change: lock version, lists, search index, open pages, audit trail. Returns the updated entry. */
export async function recordChange<E extends EntryTypes>(
  change: EntryChange<E>,
  recorded: RecordedChange,
): Promise<E['details']> {
  await incrementVersion(change.tx, change.entry.kind, { id: recorded.id, at: change.act.at });
  return recordEffect(change, recorded);
}

/** Like `recordChange` without a new lock version, for new entries and side effects. */
export async function recordEffect<E extends EntryTypes>(
  change: EntryChange<E>,
  recorded: RecordedChange,
): Promise<E['details']> {
  const { entry, tx, act } = change;
  await updateViews(change, recorded);
  const after = await openEntry(entry, tx, { id: recorded.id, viewer: act.actor });
  await auditChange(change, { ...recorded, after });
  return after;
}

/** Returns an entry as its submitter sees it, for actions of the society; null if it was deleted. */
export async function readForSociety<E extends EntryTypes>(
  { entry, tx }: { readonly entry: EntryDefinition<E>; readonly tx: Database },
  id: string,
  revision: RevisionSelector = 'shown',
): Promise<{ readonly viewer: Viewer; readonly details: E['details'] } | null> {
  const viewer = await readSubmitter(tx, entry.kind, id);
  const details = viewer && (await entry.read(tx, { id, viewer, revision }));
  return viewer && details ? { viewer, details } : null;
}

/** Like `recordChange` for the society, or a member who may not see the entry. */
export async function recordChangeBySociety(
  change: AnyChange,
  recorded: RecordedChange & { readonly viewer: Viewer },
): Promise<void> {
  const { entry, tx, act } = change;
  await incrementVersion(tx, entry.kind, { id: recorded.id, at: act.at });
  await updateViews(change, recorded);
  const after = await entry.read(tx, { id: recorded.id, viewer: recorded.viewer });
  await auditChange(change, { ...recorded, after });
}

export async function recordDraftChange<E extends EntryTypes>(
  change: EntryChange<E>,
  { id, action, before }: RecordedChange,
): Promise<E['details']> {
  const { entry, tx, act } = change;
  await incrementVersion(tx, entry.kind, { id, at: act.at });
  const after = await openEntry(entry, tx, { id, viewer: act.actor, revision: 'pending' });
  await auditChange(change, { id, action, before, after });
  await publish(tx, { topic: `${entry.kind.name}s`, memberIds: [act.actor.memberId] });
  return after;
}

async function updateViews(change: AnyChange, { id, memberIds = [] }: RecordedChange): Promise<void> {
  const { entry, tx, act } = change;
  await entry.copyShownRevision?.(tx, id);
  const [listing, listed] = await Promise.all([entry.readListing(tx, id), readListedMembers(tx, entry.kind, id)]);
  const all = [...new Set([...memberIds, ...listed])];
  await Promise.all([
    updateListings(tx, entry.kind, { id, memberIds: all, listing: { ...listing, updated_at: act.at } }),
    publishEvent(tx, 'entry.changed', { entryKind: entry.kind, id, memberIds: all, at: act.at }),
  ]);
}

export async function auditChange(
  { entry, tx, act: { actor, requestId } }: AnyChange,
  { id, action, before, after }: RecordedChange & { readonly after?: EntryDetails | null },
): Promise<void> {
  await recordAudit(tx, {
    action: `${entry.kind.name}.${action}`,
    actor,
    subjectId: id,
    before,
    after,
    requestId,
  });
}
