import type { CompositionDetails, CompositionDraft } from '@counterpoint/domain/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { conflict, wrongFields } from '../http/app-error.ts';
import { publish } from '../live/publish.ts';
import { removeDocument } from '../search/search-index.ts';
import { openForChange, type SeenWork, settle } from './composition-changes.ts';
import { compositionReference } from './composition-reference.ts';
import {
  contentOf,
  deleteComposition,
  insertComposition,
  insertDraftRevision,
  insertEvent,
  type NewLine,
  nextReferenceNumber,
  nextVersion,
  readPartyMembers,
  replaceLines,
  updateRevision,
} from './composition-repository.ts';

/** Starts a work as a draft, which only the member who writes it sees. */
export async function createDraft(tx: Tx, act: Act, draft: CompositionDraft): Promise<CompositionDetails> {
  const id = newId();
  const lines = await toLines(tx, act, draft.writers);
  const reference = compositionReference(draft.title, await nextReferenceNumber(tx));
  await insertComposition(tx, { id, reference }, act);
  await insertDraftRevision(tx, id, draft, act.at);
  await replaceLines(tx, id, 1, lines);
  await insertEvent(tx, id, 'created', act);
  return settle(tx, act, { id, action: 'composition.create', memberIds: [act.actor.memberId] });
}

/** Saves a draft as it now reads. */
export async function updateDraft(
  tx: Tx,
  act: Act,
  seen: SeenWork,
  draft: CompositionDraft,
): Promise<CompositionDetails> {
  const before = await openDraft(tx, act, seen);
  await updateRevision(tx, before, contentOf(draft));
  await replaceLines(tx, before.id, before.revision, await toLines(tx, act, draft.writers));
  await nextVersion(tx, before.id, act.at);
  return settle(tx, act, { id: before.id, action: 'composition.update', before, memberIds: [] });
}

/** Throws a draft away. */
export async function deleteDraft(tx: Tx, act: Act, seen: SeenWork): Promise<void> {
  const before = await openDraft(tx, act, seen);
  await deleteComposition(tx, before.id);
  await removeDocument(tx, 'composition', before.id);
  const { actor, requestId } = act;
  const trace = { action: 'composition.delete', actor, subjectId: before.id, before };
  await recordAudit(tx, { ...trace, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'compositions', memberIds: [actor.memberId] });
}

/** The draft, locked. A work that was submitted is changed by a new revision, and not by its old address. */
export async function openDraft(tx: Tx, act: Act, seen: SeenWork): Promise<CompositionDetails> {
  const work = await openForChange(tx, act, seen);
  if (work.state !== 'draft') throw conflict('not_a_draft', 'This work has been submitted already.');
  return work;
}

/**
 * The lines with who has to say yes to them: the submitter has by submitting, other members are asked, and writers
 * who are no members cannot be. 422 for parties that do not exist.
 */
export async function toLines(tx: Tx, { actor, at }: Act, writers: CompositionDraft['writers']): Promise<NewLine[]> {
  const members = await readPartyMembers(tx, [...new Set(writers.map(({ party_id }) => party_id))]);
  const unknown = writers.flatMap(({ party_id }, index) =>
    members.has(party_id.toLowerCase())
      ? []
      : [{ path: `writers.${index}.party_id`, message: 'This writer is not known here. Search again, or add them.' }],
  );
  if (unknown.length > 0) throw wrongFields(unknown);
  return writers.map(({ party_id, role, shares }) => {
    const memberId = members.get(party_id.toLowerCase());
    if (memberId === actor.memberId)
      return { party_id, role, shares, confirmation: 'submitter' as const, confirmed_at: at };
    const confirmation = memberId ? ('invited' as const) : ('not_a_member' as const);
    return { party_id, role, shares, confirmation, confirmed_at: null };
  });
}
