import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { SeenObject } from '../http/seen-object.ts';
import { staleVersion } from '../http/versions.ts';
import { publish } from '../live/publish.ts';
import { RECORDINGS } from '../versioning/catalogue-kind.ts';
import { listedFor, lockObject, type Which } from '../versioning/version-repository.ts';
import { indexRecordings } from './recording-index.ts';
import { copyShown, listFor, readRecording, type Viewer } from './recording-version-repository.ts';

/** A version of the recording, if the caller may see it; 404 otherwise, whether or not there is one. */
export async function openRecording(
  db: Database,
  id: string,
  actor: Act['actor'],
  which: Which = 'shown',
): Promise<RecordingDetails> {
  const recording = await readRecording(db, id, actor, which);
  if (!recording) throw notFound(which === 'shown' ? 'This recording' : 'This version');
  return recording;
}

/** Locks it for a change by one of its parties. 404 for everybody else, 412 where it was changed since they saw it. */
export async function openForChange(tx: Tx, { actor }: Act, seen: SeenObject): Promise<RecordingDetails> {
  await lockObject(tx, RECORDINGS, seen.id);
  const recording = await openRecording(tx, seen.id, actor);
  if (!recording.is_party) throw notFound('This recording');
  if (recording.version !== seen.version) throw staleVersion(recording);
  return recording;
}

/** The same, by who submitted it: 403 for its other parties. */
export async function openAsSubmitter(tx: Tx, act: Act, seen: SeenObject): Promise<RecordingDetails> {
  const recording = await openForChange(tx, act, seen);
  if (!recording.is_mine)
    throw new AppError(403, 'not_the_submitter', 'Only who submitted this recording can do that. Ask them to.');
  return recording;
}

/** The version that waits for confirmations: the one shown, or the one beside it; null where none does. */
export async function awaitingOf(
  tx: Tx,
  { actor }: Act,
  recording: RecordingDetails,
): Promise<RecordingDetails | null> {
  if (recording.state === 'awaiting_confirmation') return recording;
  if (recording.pending_revision === null) return null;
  const pending = await readRecording(tx, recording.id, actor, 'pending');
  return pending?.state === 'awaiting_confirmation' ? pending : null;
}

interface Change {
  readonly id: string;
  /** As in `recording.submit`. */
  readonly action: string;
  readonly before?: RecordingDetails;
  /** Members who have the recording in their list from now on, besides those who do already. */
  readonly memberIds: readonly string[];
}

/** What follows from every change: header, lists, index, audit trail and open pages; gives it as it now stands. */
export async function settleRecording(tx: Tx, act: Act, change: Change): Promise<RecordingDetails> {
  const { id, action, before, memberIds } = change;
  const { actor, at, requestId } = act;
  await showEverywhere(tx, id, { at, memberIds });
  const after = await openRecording(tx, id, actor);
  await recordAudit(tx, { action, actor, subjectId: id, before, after, ...(requestId && { requestId }) });
  return after;
}

interface ChangeBySociety extends Pick<Change, 'id' | 'action' | 'before'> {
  readonly at: Date;
  /** The member as whom the recording is read for the trail. */
  readonly viewer: Viewer;
  /** A member by whose word it came about, where one did. */
  readonly actor?: Act['actor'] | null;
  readonly requestId?: string;
  readonly memberIds?: readonly string[];
}

/** The same for what no member does, or one who may not be able to see it. */
export async function settleBySociety(
  tx: Tx,
  { id, at, action, before, viewer, actor = null, requestId, memberIds = [] }: ChangeBySociety,
): Promise<void> {
  await showEverywhere(tx, id, { at, memberIds });
  const after = await readRecording(tx, id, viewer);
  await recordAudit(tx, { action, actor, subjectId: id, before, after, ...(requestId && { requestId }) });
}

/** Brings header, lists, index and open pages to how the recording now stands. */
async function showEverywhere(tx: Tx, id: string, { at, memberIds }: { at: Date; memberIds: readonly string[] }) {
  await copyShown(tx, id);
  await listFor(tx, memberIds, { id, at });
  await indexRecordings(tx, [id]);
  await publish(tx, { topic: 'recordings', memberIds: await listedFor(tx, RECORDINGS, id) });
}
