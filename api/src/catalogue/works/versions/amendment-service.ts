import { type CompositionDetails, type CompositionDraft, draftOf } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { amendmentsOf } from '../../entry/amendments.ts';
import { revokeContests } from '../../entry/confirmation/contests.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { deleteRevision, nextRevisionNumber, setPendingRevision } from '../../entry/revision-repository.ts';
import { openAsSubmitter, openComposition, settle } from '../composition-changes.ts';
import {
  contentOf,
  insertDraftRevision,
  insertEvent,
  nextVersion,
  readComposition,
  updateRevision,
} from '../composition-repository.ts';
import { heldNames } from '../confirmation/held-lines.ts';
import { submitRevision } from '../confirmation/submission-service.ts';
import { toLines } from '../named-parties.ts';
import { replaceLines } from '../party-line-repository.ts';

const { find, openInForce, openDraft, draftBeside, settleDraft } = amendmentsOf({
  of: WORKS,
  read: readComposition,
  changes: { open: openComposition, openAsSubmitter },
});

/** The new version beside the one in force; null where none is under way or none that the member may know of. 404 without the work. */
export const findAmendment = find;

/** Begins a new version of a work in force, as a draft that says what is in force. */
export async function beginAmendment(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails> {
  const work = await openInForce(tx, act, seen);
  if (work.pending_revision !== null)
    throw conflict('amendment_exists', 'A new version of this work is begun already. Go on with that one.');
  return begin(tx, act, work, draftOf(work));
}

/** Saves the new version as it now reads; where none is under way it begins with that. */
export async function saveAmendment(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  draft: CompositionDraft,
): Promise<CompositionDetails> {
  const work = await openInForce(tx, act, seen);
  if (work.pending_revision === null) return begin(tx, act, work, draft);
  const pending = await draftBeside(tx, act, work);
  await updateRevision(tx, pending, contentOf(draft));
  await replaceLines(tx, pending, await toLines(tx, act, draft));
  return settleDraft(tx, act, pending, 'amend_update');
}

async function begin(tx: Tx, act: Act, work: CompositionDetails, draft: CompositionDraft): Promise<CompositionDetails> {
  if (work.state !== 'registered' && work.state !== 'registered_incomplete')
    throw conflict('not_in_force', 'Only a registered work can be amended.');
  const key = { id: work.id, revision: await nextRevisionNumber(tx, WORKS, work.id) };
  await insertDraftRevision(tx, key, draft, act);
  await replaceLines(tx, key, await toLines(tx, act, draft));
  await setPendingRevision(tx, WORKS, key);
  await insertEvent(tx, key, 'amended', act);
  return settleDraft(tx, act, work, 'amend');
}

/** Throws the new version away; objections to an earlier state of it are over with it. */
export async function discardAmendment(tx: Tx, act: Act, seen: SeenObject): Promise<void> {
  const { inForce, pending } = await openDraft(tx, act, seen);
  await revokeContests(tx, act, WORKS, pending);
  await deleteRevision(tx, WORKS, pending);
  await setPendingRevision(tx, WORKS, { id: inForce.id, revision: null });
  await nextVersion(tx, inForce.id, act.at);
  await settle(tx, act, { id: inForce.id, action: 'composition.amend_discard', before: pending, memberIds: [] });
}

/** Submits the new version: those whom it touches are asked; where it touches nobody it is in force at once. */
export async function submitAmendment(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  { confirmationDays, note }: { readonly confirmationDays: number; readonly note: string },
): Promise<CompositionDetails> {
  const { inForce, pending } = await openDraft(tx, act, seen);
  await refuseDisputedLines(tx, inForce, pending);
  const memberIds = await submitRevision(tx, act, { draft: pending, inForce, confirmationDays, note });
  await settle(tx, act, { id: inForce.id, action: 'composition.amend_submit', before: inForce, memberIds });
  return openComposition(tx, inForce.id, act.actor, pending.revision);
}

/** 409 where the new version changes what is on hold. */
async function refuseDisputedLines(tx: Tx, inForce: CompositionDetails, pending: CompositionDetails): Promise<void> {
  const names = await heldNames(tx, inForce, pending);
  if (names.length === 0) return;
  const message = `The shares of ${names.join(', ')} are in dispute, and stay as they are until the case is closed.`;
  throw conflict('line_on_hold', message, [{ path: 'writers', message }]);
}
