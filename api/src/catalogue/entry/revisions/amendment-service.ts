import * as text from '../../../messages/entries.generated.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { revokeContests } from '../confirmation/contests.ts';
import { submitRevision } from '../confirmation/submission-service.ts';
import { replaceDraft } from '../drafts/draft-service.ts';
import type { EntryChange, EntryDefinition, EntryDetails, EntryQuery, EntryTypes } from '../entry-definition.ts';
import { deleteRevision, insertEntryEvent, nextRevisionNumber, setPendingRevision } from '../entry-repository.ts';
import { openAsSubmitter, openEntry, refuseUnlessActive } from '../open-entry.ts';
import { recordChange, recordDraftChange } from '../record-change.ts';
import { refuseSharesOnHold } from './shares-on-hold.ts';
import { insertDraftRevision } from './write-revision.ts';

export async function findAmendment(
  entry: EntryDefinition,
  db: Database,
  { id, viewer }: EntryQuery,
): Promise<EntryDetails | null> {
  const pending = await entry.read(db, { id, viewer, revision: 'pending' });
  if (!pending) await openEntry(entry, db, { id, viewer });
  return pending;
}

/** With the content of the active revision by default. Throws 409 if a revision is being prepared. */
export async function beginAmendment<E extends EntryTypes>(
  change: EntryChange<E>,
  target: VersionedId,
  draft?: E['draft'],
): Promise<E['details']> {
  const active = await openAsSubmitter(change, target, 'pending');
  if (active.pending_revision !== null)
    throw conflict('amendment_exists', text.amendmentExists({ noun: change.entry.noun }));
  return insertAmendment(change, active, draft ?? change.entry.draftOf(active));
}

export async function saveAmendment<E extends EntryTypes>(
  change: EntryChange<E>,
  target: VersionedId,
  draft: E['draft'],
): Promise<E['details']> {
  const active = await openAsSubmitter(change, target, 'pending');
  if (active.pending_revision === null) return insertAmendment(change, active, draft);
  const pending = await openPendingDraft(change, active);
  await replaceDraft(change, pending, draft);
  return recordDraftChange(change, { id: pending.id, action: 'amend_update', before: pending });
}

async function insertAmendment<E extends EntryTypes>(
  change: EntryChange<E>,
  active: E['details'],
  draft: E['draft'],
): Promise<E['details']> {
  const { entry, tx, act } = change;
  const { id } = active;
  refuseUnlessActive(entry, active);
  const key = { id, revision: await nextRevisionNumber(tx, entry.kind, id) };
  await insertDraftRevision(change, key, draft);
  await entry.insertLines(tx, key, await entry.resolveLines(tx, draft, { ...act, entryId: id }));
  await setPendingRevision(tx, entry.kind, key);
  await insertEntryEvent(change, key, { type: 'amended' });
  return recordDraftChange(change, { id, action: 'amend', before: active });
}

export async function discardAmendment(change: EntryChange, target: VersionedId): Promise<void> {
  const { entry, tx, act } = change;
  const { id } = await openAsSubmitter(change, target, 'pending');
  const pending = await openPendingDraft(change, { id });
  await revokeContests(tx, act, { entryKind: entry.kind, id, revision: pending.revision, isAnnounced: true });
  await deleteRevision(tx, entry.kind, pending);
  await setPendingRevision(tx, entry.kind, { id, revision: null });
  await recordChange(change, { id, action: 'amend_discard', before: pending });
}

/** Submits an amendment. If no other member's lines change, it is active at once. */
export async function submitAmendment(change: EntryChange, target: VersionedId, note: string): Promise<EntryDetails> {
  const active = await openAsSubmitter(change, target, 'pending');
  const { id } = active;
  const draft = await openPendingDraft(change, active);
  await refuseSharesOnHold(change, active, draft);
  const memberIds = await submitRevision(change, { draft, active, note });
  await recordChange(change, { id, action: 'amend_submit', before: active, memberIds });
  return openEntry(change.entry, change.tx, { id, viewer: change.act.actor, revision: draft.revision });
}

async function openPendingDraft(
  { entry, tx, act }: EntryChange,
  { id }: { readonly id: string },
): Promise<EntryDetails> {
  const pending = await openEntry(entry, tx, { id, viewer: act.actor, revision: 'pending' });
  if (pending.state === 'draft') return pending;
  throw conflict('amendment_not_a_draft', text.amendmentSubmitted());
}
