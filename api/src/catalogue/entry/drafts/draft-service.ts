import * as text from '../../../messages/entries.generated.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { assertRoomFor } from '../../../platform/limits/member-limits.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { removeDocument } from '../../../platform/search/search-repository.ts';
import type { EntryChange, EntryDetails, EntryDraft, EntryTypes } from '../entry-definition.ts';
import type { RevisionKey } from '../entry-kind.ts';
import {
  deleteEntry,
  hasCases,
  insertEntryEvent,
  isNamed,
  nextReferenceNumbers,
  updateRevision,
} from '../entry-repository.ts';
import { openForChange } from '../open-entry.ts';
import { auditChange, recordChange, recordEffect } from '../record-change.ts';
import { insertDraftRevision, replaceLines } from '../revisions/write-revision.ts';

export async function createDraft<E extends EntryTypes>(
  change: EntryChange<E>,
  draft: E['draft'],
): Promise<E['details']> {
  const { entry, tx, act } = change;
  await assertRoomFor(tx, 'drafts', { memberId: act.actor.memberId, adding: 1 });
  const id = newId();
  const key = { id, revision: 1 };
  const [lines, [number = Number.NaN]] = await Promise.all([
    entry.resolveLines(tx, draft, act),
    nextReferenceNumbers(tx, entry.kind, 1),
  ]);
  await Promise.all([
    entry.insertEntry(tx, { id, number, draft }, act),
    insertDraftRevision(change, key, draft),
    entry.insertLines(tx, key, lines),
    insertEntryEvent(change, key, { type: 'created' }),
  ]);
  return recordEffect(change, { id, action: 'create', memberIds: [act.actor.memberId] });
}

export async function replaceDraft(
  { entry, tx, act }: EntryChange,
  { id, revision }: RevisionKey,
  draft: EntryDraft,
): Promise<void> {
  await updateRevision(tx, entry.kind, { id, revision, columns: entry.contentOf(draft) });
  await replaceLines({ entry, tx }, { id, revision }, await entry.resolveLines(tx, draft, { ...act, entryId: id }));
}

export async function updateDraft<E extends EntryTypes>(
  change: EntryChange<E>,
  target: VersionedId,
  draft: E['draft'],
): Promise<E['details']> {
  const before = await openDraft(change, target);
  await replaceDraft(change, before, draft);
  return recordChange(change, { id: before.id, action: 'update', before });
}

/** Throws 409 if there is a case about it, or if something else names it. */
export async function deleteDraft(change: EntryChange, target: VersionedId): Promise<void> {
  const { entry, tx, act } = change;
  const before = await openDraft(change, target);
  const { id } = before;
  if (await hasCases(tx, entry.kind, id)) throw conflict('has_case', text.hasCase({ noun: entry.noun }));
  if (await isNamed(tx, entry.kind, id)) throw conflict('still_named', text.stillNamed({ noun: entry.noun }));
  await deleteEntry(tx, entry.kind, id);
  await removeDocument(tx, entry.kind.name, id);
  await auditChange(change, { id, action: 'delete', before });
  await publish(tx, { topic: `${entry.kind.name}s`, memberIds: [act.actor.memberId] });
}

export async function openDraft(change: EntryChange, target: VersionedId): Promise<EntryDetails> {
  const draft = await openForChange(change, target);
  if (draft.state === 'draft') return draft;
  throw conflict('not_a_draft', text.alreadySubmitted({ noun: change.entry.noun }));
}
