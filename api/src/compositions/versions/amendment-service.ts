import { type CompositionDetails, type CompositionDraft, draftOf } from '@counterpoint/domain/schemas';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Database, Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { conflict } from '../../http/app-error.ts';
import type { SeenObject } from '../../http/seen-object.ts';
import { publish } from '../../live/publish.ts';
import { contestsOf, endCases } from '../../oppositions/work-case-service.ts';
import { WORKS } from '../../versioning/catalogue-kind.ts';
import { deleteVersion, keepBeside, nextVersionNumber } from '../../versioning/version-repository.ts';
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

/** The new version beside the one in force; null where none is under way or none that the member may know of. 404 without the work. */
export async function findAmendment(db: Database, id: string, actor: Act['actor']): Promise<CompositionDetails | null> {
  const pending = await readComposition(db, id, actor, 'pending');
  if (!pending) await openComposition(db, id, actor);
  return pending;
}

/** Begins a new version of a work in force, as a draft that says what is in force. */
export async function beginAmendment(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails> {
  const work = await openAsSubmitter(tx, act, seen);
  if (work.state !== 'registered' && work.state !== 'registered_incomplete')
    throw conflict('not_in_force', 'Only a registered work can be amended.');
  if (work.pending_revision !== null)
    throw conflict('amendment_exists', 'A new version of this work is begun already. Go on with that one.');
  const key = { id: work.id, revision: await nextVersionNumber(tx, WORKS, work.id) };
  const draft = draftOf(work);
  await insertDraftRevision(tx, key, draft, act);
  await replaceLines(tx, key, await toLines(tx, act, draft));
  await keepBeside(tx, WORKS, key);
  await insertEvent(tx, key, 'amended', act);
  return settleDraft(tx, act, work, 'composition.amend');
}

/** Saves the new version as it now reads. */
export async function updateAmendment(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  draft: CompositionDraft,
): Promise<CompositionDetails> {
  const { pending } = await openAmendment(tx, act, seen);
  await updateRevision(tx, pending, contentOf(draft));
  await replaceLines(tx, pending, await toLines(tx, act, draft));
  return settleDraft(tx, act, pending, 'composition.amend_update');
}

/** Throws the new version away; objections to an earlier state of it are over with it. */
export async function discardAmendment(tx: Tx, act: Act, seen: SeenObject): Promise<void> {
  const { inForce, pending } = await openAmendment(tx, act, seen);
  await endCases(tx, act, await contestsOf(tx, pending), 'revoked');
  await deleteVersion(tx, WORKS, pending);
  await keepBeside(tx, WORKS, { id: inForce.id, revision: null });
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
  const { inForce, pending } = await openAmendment(tx, act, seen);
  await refuseDisputedLines(tx, inForce, pending);
  const memberIds = await submitRevision(tx, act, { draft: pending, inForce, confirmationDays, note });
  await settle(tx, act, { id: inForce.id, action: 'composition.amend_submit', before: inForce, memberIds });
  return openComposition(tx, inForce.id, act.actor, pending.revision);
}

async function openAmendment(tx: Tx, act: Act, seen: SeenObject) {
  const inForce = await openAsSubmitter(tx, act, seen);
  const pending = await openComposition(tx, inForce.id, act.actor, 'pending');
  if (pending.state !== 'draft')
    throw conflict('amendment_not_a_draft', 'The new version is submitted. Take it back to change it.');
  return { inForce, pending };
}

/** While a version is written nobody else's page, list or search is concerned. */
async function settleDraft(
  tx: Tx,
  { actor, at, requestId }: Act,
  before: CompositionDetails,
  action: string,
): Promise<CompositionDetails> {
  await nextVersion(tx, before.id, at);
  const after = await openComposition(tx, before.id, actor, 'pending');
  await recordAudit(tx, { action, actor, subjectId: before.id, before, after, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'compositions', memberIds: [actor.memberId] });
  return after;
}

/** 409 where the new version changes what is on hold. */
async function refuseDisputedLines(tx: Tx, inForce: CompositionDetails, pending: CompositionDetails): Promise<void> {
  const names = await heldNames(tx, inForce, pending);
  if (names.length === 0) return;
  const message = `The shares of ${names.join(', ')} are in dispute, and stay as they are until the case is closed.`;
  throw conflict('line_on_hold', message, [{ path: 'writers', message }]);
}
