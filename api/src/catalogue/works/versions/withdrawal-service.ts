import type { CompositionDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { publish } from '../../../platform/live/publish.ts';
import { revokeContests } from '../../entry/confirmation/contests.ts';
import { isWithdrawable, WORKS } from '../../entry/entry-kind.ts';
import { deleteRevision, setPendingRevision, unlistOthers } from '../../entry/revision-repository.ts';
import { awaitingOf, openAsSubmitter, settle } from '../composition-changes.ts';
import {
  insertEvent,
  membersOf,
  nextVersion,
  readComposition,
  unlistUnnamed,
  updateRevision,
} from '../composition-repository.ts';

/**
 * The submitter takes a version that waits for confirmations back, to correct it: it is a draft again. Cases of those
 * who objected stay open until they agree to what is submitted then.
 */
export async function takeBack(tx: Tx, act: Act, seen: SeenObject): Promise<CompositionDetails> {
  const work = await openAsSubmitter(tx, act, seen);
  const awaiting = await awaitingOf(tx, act, work);
  if (!awaiting)
    throw conflict('not_awaiting', 'This work does not wait for confirmations: there is nothing to take back.');
  await insertEvent(tx, awaiting, 'taken_back', act);
  await publishEvent(tx, 'entry.recalled', { of: WORKS, entry: awaiting, act });
  await updateRevision(tx, awaiting, { state: 'draft', submitted_at: null, confirm_by: null, reminded_at: null });
  await nextVersion(tx, work.id, act.at);
  await hideFromOthers(tx, act, { work, takenBack: awaiting });
  return settle(tx, act, { id: work.id, action: 'composition.take_back', before: awaiting, memberIds: [] });
}

/**
 * Their open pages hear of it as well: afterwards those have nothing more to do with the work whom nothing but a draft
 * names.
 */
async function hideFromOthers(
  tx: Tx,
  { actor }: Act,
  { work: { id, revision }, takenBack }: Record<'work' | 'takenBack', CompositionDetails>,
): Promise<void> {
  await publish(tx, { topic: 'compositions', memberIds: await membersOf(tx, id) });
  if (takenBack.revision === revision) await unlistOthers(tx, WORKS, { id, memberId: actor.memberId });
  else await unlistUnnamed(tx, id, actor.memberId);
}

/**
 * The submitter withdraws a work that waits for confirmations or is in force, with a reason, and a new version of it
 * likewise. Its ISWC stays on record with it. What is in dispute is not withdrawn: the case decides.
 */
export async function withdrawComposition(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  reason: string,
): Promise<CompositionDetails> {
  const work = await openAsSubmitter(tx, act, seen);
  if (!isWithdrawable(WORKS, work))
    throw conflict('not_withdrawable', 'This work is not registered and waits for nobody.');
  const pending = work.pending_revision === null ? null : await readComposition(tx, work.id, act.actor, 'pending');
  await revokeContests(tx, act, WORKS, work);
  if (pending) await revokeContests(tx, act, WORKS, pending);
  const isStillDisputed = (await readComposition(tx, work.id, act.actor))?.is_in_dispute ?? false;
  if (isStillDisputed)
    throw conflict('in_dispute', 'This work is in dispute, and cannot be withdrawn before the case is closed.');
  await insertEvent(tx, work, 'withdrawn', { ...act, note: reason });
  await publishEvent(tx, 'entry.withdrawn', { of: WORKS, entry: work, act, reason });
  if (pending) await dropPending(tx, pending);
  await updateRevision(tx, work, { state: 'withdrawn' });
  await nextVersion(tx, work.id, act.at);
  return settle(tx, act, { id: work.id, action: 'composition.withdraw', before: work, memberIds: [] });
}

/** A version that waits beside the one in force is withdrawn with it; one that is being written is deleted. */
async function dropPending(tx: Tx, pending: CompositionDetails): Promise<void> {
  if (pending.state === 'draft') await deleteRevision(tx, WORKS, pending);
  else await updateRevision(tx, pending, { state: 'withdrawn' });
  await setPendingRevision(tx, WORKS, { id: pending.id, revision: null });
}
