import type { RecordingDetails, RecordingDraft } from '@counterpoint/domain/schemas';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { publish } from '../../../platform/live/publish.ts';
import { removeDocument } from '../../../platform/search/search-index.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { deleteEntry, hasCases, incrementVersion, nextReferenceNumber } from '../../entry/revision-repository.ts';
import { toRecordingLines } from '../named-parties.ts';
import { openForChange, settleRecording } from '../recording-changes.ts';
import { replaceRecordingLines } from '../recording-lines-repository.ts';
import {
  contentOf,
  insertDraftVersion,
  insertRecordingEvent,
  insertRecordingHeader,
  updateVersion,
} from '../recording-repository.ts';

/** Starts a recording as a draft, which only the member who writes it sees. */
export async function createRecordingDraft(tx: Tx, act: Act, draft: RecordingDraft): Promise<RecordingDetails> {
  const id = newId();
  const lines = await toRecordingLines(tx, act, draft);
  const reference = recordingReference(await nextReferenceNumber(tx, RECORDINGS));
  await insertRecordingHeader(tx, { id, reference, draft }, act);
  const key = { id, revision: 1 };
  await insertDraftVersion(tx, key, draft, act);
  await replaceRecordingLines(tx, key, lines);
  await insertRecordingEvent(tx, key, 'created', act);
  return settleRecording(tx, act, { id, action: 'recording.create', memberIds: [act.actor.memberId] });
}

/** The number that a recording goes by here: `SR01001`. */
export function recordingReference(sequence: number): string {
  return `SR${String(sequence).padStart(5, '0')}`;
}

/** Saves a draft as it now reads. */
export async function updateRecordingDraft(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  draft: RecordingDraft,
): Promise<RecordingDetails> {
  const before = await openRecordingDraft(tx, act, seen);
  await updateVersion(tx, before, contentOf(draft));
  await replaceRecordingLines(tx, before, await toRecordingLines(tx, act, draft));
  await incrementVersion(tx, RECORDINGS, { id: before.id, at: act.at });
  return settleRecording(tx, act, { id: before.id, action: 'recording.update', before, memberIds: [] });
}

/** Throws a draft away. */
export async function deleteRecordingDraft(tx: Tx, act: Act, seen: SeenObject): Promise<void> {
  const before = await openRecordingDraft(tx, act, seen);
  if (await hasCases(tx, RECORDINGS, before.id))
    throw conflict('has_case', 'A member contested this recording. Submit it again, or withdraw it with a reason.');
  await deleteEntry(tx, RECORDINGS, before.id);
  await removeDocument(tx, 'recording', before.id);
  const { actor, requestId } = act;
  const trace = { action: 'recording.delete', actor, subjectId: before.id, before };
  await recordAudit(tx, { ...trace, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'recordings', memberIds: [actor.memberId] });
}

/** The draft, locked. What was submitted is changed by a new version, and not by its old address. */
export async function openRecordingDraft(tx: Tx, act: Act, seen: SeenObject): Promise<RecordingDetails> {
  const recording = await openForChange(tx, act, seen);
  if (recording.state !== 'draft') throw conflict('not_a_draft', 'This recording has been submitted already.');
  return recording;
}
