import type { CompositionDetails, CompositionDraft } from '@counterpoint/domain/schemas';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { publish } from '../../../platform/live/publish.ts';
import { removeDocument } from '../../../platform/search/search-index.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { deleteEntry, hasCases, nextReferenceNumber } from '../../entry/revision-repository.ts';
import { openForChange, settle } from '../composition-changes.ts';
import { compositionReference } from '../composition-reference.ts';
import {
  contentOf,
  insertComposition,
  insertDraftRevision,
  insertEvent,
  nextVersion,
  updateRevision,
} from '../composition-repository.ts';
import { toLines } from '../named-parties.ts';
import { insertLines, replaceLines } from '../party-line-repository.ts';

/** Starts a work as a draft, which only the member who writes it sees. */
export async function createDraft(tx: Tx, act: Act, draft: CompositionDraft): Promise<CompositionDetails> {
  const id = newId();
  const key = { id, revision: 1 };
  const [lines, number] = await Promise.all([toLines(tx, act, draft), nextReferenceNumber(tx, WORKS)]);
  await Promise.all([
    insertComposition(tx, { id, reference: compositionReference(draft.title, number) }, act),
    insertDraftRevision(tx, key, draft, act),
    insertLines(tx, key, lines),
    insertEvent(tx, key, 'created', act),
  ]);
  return settle(tx, act, { id, action: 'composition.create', memberIds: [act.actor.memberId] });
}

/** Saves a draft as it now reads. */
export async function updateDraft(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  draft: CompositionDraft,
): Promise<CompositionDetails> {
  const before = await openDraft(tx, act, seen);
  await updateRevision(tx, before, contentOf(draft));
  await replaceLines(tx, before, await toLines(tx, act, draft));
  await nextVersion(tx, before.id, act.at);
  return settle(tx, act, { id: before.id, action: 'composition.update', before, memberIds: [] });
}

/** Throws a draft away. */
export async function deleteDraft(tx: Tx, act: Act, seen: SeenObject): Promise<void> {
  const before = await openDraft(tx, act, seen);
  if (await hasCases(tx, WORKS, before.id))
    throw conflict('has_case', 'A member contested this work. Submit it again, or withdraw it with a reason.');
  await deleteEntry(tx, WORKS, before.id);
  await removeDocument(tx, 'composition', before.id);
  const { actor, requestId } = act;
  const trace = { action: 'composition.delete', actor, subjectId: before.id, before };
  await recordAudit(tx, { ...trace, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'compositions', memberIds: [actor.memberId] });
}

/** The draft, locked. A work that was submitted is changed by a new revision, and not by its old address. */
export async function openDraft(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails> {
  const work = await openForChange(tx, act, seen);
  if (work.state !== 'draft') throw conflict('not_a_draft', 'This work has been submitted already.');
  return work;
}
