import {
  changedRecordingParts,
  type RecordingDetails,
  type RecordingRevision,
  type RecordingRevisions,
} from '@counterpoint/domain/schemas';
import type { RecordingState } from '@counterpoint/domain/states';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { readVersions } from '../../entry/revisions/history-repository.ts';
import { toVersion } from '../../entry/revisions/history-view.ts';
import { openRecording } from '../recording-changes.ts';
import { readRecording } from '../recording-repository.ts';

/** Every version of a recording that one of its parties may see, the newest first. Who is no party sees what is in force. */
export async function listRecordingRevisions(
  db: Database,
  actor: Act['actor'],
  id: string,
): Promise<RecordingRevisions> {
  await openAsParty(db, actor, id);
  const items: RecordingRevision[] = [];
  let before: RecordingDetails | null = null;
  for (const row of await readVersions<RecordingState>(db, RECORDINGS, id)) {
    const recording = await readRecording(db, id, actor, row.number);
    if (!recording) continue;
    items.push({ ...toVersion(row, actor.memberId), changed: before ? changedRecordingParts(before, recording) : [] });
    before = recording;
  }
  return { items: items.toReversed() };
}

/** One of those versions. */
export async function openRecordingRevision(
  db: Database,
  actor: Act['actor'],
  { id, number }: { readonly id: string; readonly number: number },
): Promise<RecordingDetails> {
  await openAsParty(db, actor, id);
  return openRecording(db, id, actor, number);
}

async function openAsParty(db: Database, actor: Act['actor'], id: string): Promise<void> {
  if (!(await openRecording(db, id, actor)).is_party) throw notFound('This recording');
}
