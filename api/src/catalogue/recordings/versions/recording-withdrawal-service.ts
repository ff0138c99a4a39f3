import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { publish } from '../../../platform/live/publish.ts';
import { revokeContests } from '../../entry/confirmation/contests.ts';
import { refuseWithinADay } from '../../entry/confirmation/remind-by-hand.ts';
import { isWithdrawable, RECORDINGS } from '../../entry/entry-kind.ts';
import {
  deleteRevision,
  incrementVersion,
  lockEntry,
  readListedMembers,
  setPendingRevision,
  unlistOthers,
} from '../../entry/revision-repository.ts';
import { closePartsOf } from '../claims/line-up-closing.ts';
import { awaitingOf, openAsSubmitter, openRecording, settleRecording } from '../recording-changes.ts';
import { insertRecordingEvent, readRecording, unlistUnnamed, updateVersion } from '../recording-repository.ts';

/**
 * The submitter takes a version that waits for confirmations back, to correct it: it is a draft again. Cases of those
 * who objected stay open until they agree to what is submitted then.
 */
export async function takeRecordingBack(tx: Tx, act: Act, seen: SeenObject): Promise<RecordingDetails> {
  const recording = await openAsSubmitter(tx, act, seen);
  const awaiting = await awaitingOf(tx, act, recording);
  if (!awaiting)
    throw conflict('not_awaiting', 'This recording does not wait for confirmations: there is nothing to take back.');
  const { id } = recording;
  await insertRecordingEvent(tx, awaiting, 'taken_back', act);
  await publishEvent(tx, 'entry.recalled', { of: RECORDINGS, entry: awaiting, act });
  await updateVersion(tx, awaiting, { state: 'draft', submitted_at: null, confirm_by: null, reminded_at: null });
  await incrementVersion(tx, RECORDINGS, { id, at: act.at });
  // Their open pages hear of it as well: those have nothing more to do with it whom nothing but a draft names.
  await publish(tx, { topic: 'recordings', memberIds: await readListedMembers(tx, RECORDINGS, id) });
  const { memberId } = act.actor;
  if (awaiting.revision === recording.revision) await unlistOthers(tx, RECORDINGS, { id, memberId });
  else await unlistUnnamed(tx, id, memberId);
  return settleRecording(tx, act, { id, action: 'recording.take_back', before: awaiting, memberIds: [] });
}

/**
 * The submitter withdraws a recording that waits for confirmations or is in force, with a reason, and a new version of it
 * likewise. Its ISRC stays on record with it. What is in dispute is not withdrawn, the case decides; nor what others claim
 * for themselves, which would go without their word. Who says they played on it hears that it is gone.
 */
export async function withdrawRecording(tx: Tx, act: Act, seen: SeenObject, reason: string): Promise<RecordingDetails> {
  const recording = await openAsSubmitter(tx, act, seen);
  if (!isWithdrawable(RECORDINGS, recording))
    throw conflict('not_withdrawable', 'This recording is not registered and waits for nobody.');
  const { id } = recording;
  const pending = recording.pending_revision === null ? null : await readRecording(tx, id, act.actor, 'pending');
  await revokeContests(tx, act, RECORDINGS, recording);
  if (pending) await revokeContests(tx, act, RECORDINGS, pending);
  if ((await readRecording(tx, id, act.actor))?.is_in_dispute)
    throw conflict('in_dispute', 'This recording is in dispute, and cannot be withdrawn before the case is closed.');
  if (recording.rights.some(({ is_claim, is_me }) => is_claim && !is_me))
    throw conflict(
      'claimed_by_others',
      'Others claim rights in this recording. Ask them to release their claims first.',
    );
  await insertRecordingEvent(tx, recording, 'withdrawn', { ...act, note: reason });
  await publishEvent(tx, 'entry.withdrawn', { of: RECORDINGS, entry: recording, act, reason });
  await closePartsOf(tx, act, recording, reason);
  if (pending) await dropPending(tx, pending);
  await updateVersion(tx, recording, { state: 'withdrawn' });
  await incrementVersion(tx, RECORDINGS, { id, at: act.at });
  return settleRecording(tx, act, { id, action: 'recording.withdraw', before: recording, memberIds: [] });
}

/** A version that waits beside the one in force is withdrawn with it; one that is being written is deleted. */
async function dropPending(tx: Tx, pending: RecordingDetails): Promise<void> {
  if (pending.state === 'draft') await deleteRevision(tx, RECORDINGS, pending);
  else await updateVersion(tx, pending, { state: 'withdrawn' });
  await setPendingRevision(tx, RECORDINGS, { id: pending.id, revision: null });
}

/** The submitter reminds those who have not answered, once a day at most. It changes nothing, and so asks for no version. */
export async function remindOfRecording(tx: Tx, act: Act, id: string): Promise<RecordingDetails> {
  await lockEntry(tx, RECORDINGS, id);
  const recording = await openRecording(tx, id, act.actor);
  if (!recording.is_mine) throw notFound('This recording');
  const awaiting = await awaitingOf(tx, act, recording);
  if (!awaiting?.confirm_by)
    throw conflict('not_awaiting', 'Nobody has to confirm this recording: there is nobody to remind.');
  refuseWithinADay(awaiting, act.at);
  const confirmBy = new Date(awaiting.confirm_by);
  await publishEvent(tx, 'confirmation.reminder_due', { of: RECORDINGS, entry: awaiting, act, confirmBy });
  await updateVersion(tx, awaiting, { reminded_at: act.at });
  await recordAudit(tx, { action: 'recording.remind', actor: act.actor, subjectId: id });
  await publish(tx, { topic: 'recordings', memberIds: [act.actor.memberId] });
  return openRecording(tx, id, act.actor, awaiting.revision);
}
