import { type RecordingDetails, type RecordingDraft, recordingDraftOf } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { amendmentsOf } from '../../entry/amendments.ts';
import { revokeContests } from '../../entry/confirmation/contests.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import {
  deleteRevision,
  incrementVersion,
  nextRevisionNumber,
  setPendingRevision,
} from '../../entry/revision-repository.ts';
import { heldHolders } from '../confirmation/held-rights.ts';
import { type Days, submitVersion } from '../confirmation/recording-submission-service.ts';
import { toRecordingLines } from '../named-parties.ts';
import { openAsSubmitter, openRecording, settleRecording } from '../recording-changes.ts';
import { replaceRecordingLines } from '../recording-lines-repository.ts';
import {
  contentOf,
  insertDraftVersion,
  insertRecordingEvent,
  readRecording,
  updateVersion,
} from '../recording-repository.ts';

const { find, openInForce, openDraft, draftBeside, settleDraft } = amendmentsOf({
  of: RECORDINGS,
  read: readRecording,
  changes: { open: openRecording, openAsSubmitter },
});

/** The new version beside the one in force; null where none is under way or none that the member may know of. 404 without the recording. */
export const findRecordingAmendment = find;

/** Begins a new version of a recording in force, as a draft that says what its submitter said; claims stay beside it. */
export async function beginRecordingAmendment(tx: Tx, act: Act, seen: SeenObject): Promise<RecordingDetails> {
  const recording = await openInForce(tx, act, seen);
  if (recording.pending_revision !== null)
    throw conflict('amendment_exists', 'A new version of this recording is begun already. Go on with that one.');
  return begin(tx, act, recording, recordingDraftOf(recording));
}

/** Saves the new version as it now reads; where none is under way it begins with that. */
export async function saveRecordingAmendment(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  draft: RecordingDraft,
): Promise<RecordingDetails> {
  const recording = await openInForce(tx, act, seen);
  if (recording.pending_revision === null) return begin(tx, act, recording, draft);
  const pending = await draftBeside(tx, act, recording);
  await updateVersion(tx, pending, contentOf(draft));
  await replaceRecordingLines(tx, pending, await toRecordingLines(tx, act, draft));
  return settleDraft(tx, act, pending, 'amend_update');
}

async function begin(tx: Tx, act: Act, recording: RecordingDetails, draft: RecordingDraft): Promise<RecordingDetails> {
  if (recording.state !== 'registered') throw conflict('not_in_force', 'Only a registered recording can be amended.');
  const key = { id: recording.id, revision: await nextRevisionNumber(tx, RECORDINGS, recording.id) };
  await insertDraftVersion(tx, key, draft, act);
  await replaceRecordingLines(tx, key, await toRecordingLines(tx, act, draft));
  await setPendingRevision(tx, RECORDINGS, key);
  await insertRecordingEvent(tx, key, 'amended', act);
  return settleDraft(tx, act, recording, 'amend');
}

/** Throws the new version away; objections to an earlier state of it are over with it. */
export async function discardRecordingAmendment(tx: Tx, act: Act, seen: SeenObject): Promise<void> {
  const { inForce, pending } = await openDraft(tx, act, seen);
  const { id } = inForce;
  await revokeContests(tx, act, RECORDINGS, pending);
  await deleteRevision(tx, RECORDINGS, pending);
  await setPendingRevision(tx, RECORDINGS, { id, revision: null });
  await incrementVersion(tx, RECORDINGS, { id, at: act.at });
  await settleRecording(tx, act, { id, action: 'recording.amend_discard', before: pending, memberIds: [] });
}

/** Submits the new version: those whom it touches are asked; where it touches nobody it is in force at once. */
export async function submitRecordingAmendment(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  { days, note }: { readonly days: Days; readonly note: string },
): Promise<RecordingDetails> {
  const { inForce, pending } = await openDraft(tx, act, seen);
  await refuseDisputedRights(tx, inForce, pending);
  const memberIds = await submitVersion(tx, act, { draft: pending, inForce, days, note });
  const { id } = inForce;
  await settleRecording(tx, act, { id, action: 'recording.amend_submit', before: inForce, memberIds });
  return openRecording(tx, id, act.actor, pending.revision);
}

/** 409 where the new version changes what is on hold. */
async function refuseDisputedRights(tx: Tx, inForce: RecordingDetails, pending: RecordingDetails): Promise<void> {
  const names = await heldHolders(tx, inForce, pending);
  if (names.length === 0) return;
  const message = `The rights of ${names.join(', ')} are in dispute, and stay as they are until the case is closed.`;
  throw conflict('line_on_hold', message, [{ path: 'rights', message }]);
}
