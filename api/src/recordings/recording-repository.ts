import { NO_RECORDING_FACTS, type RecordingRow } from '@counterpoint/domain/schemas';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import { putDocuments } from '../search/search-index.ts';
import { labelOf } from '../search/search-words.ts';

/** A recording that is to be written. */
export type NewRecording = Omit<
  RecordingRow,
  'id' | 'version' | 'release_title' | 'work_count' | 'rights' | 'is_in_dispute' | 'updated_at'
>;

/** Writes a recording, puts it into the lists of these members (the first one registered it) and into the index. */
export async function insertRecording(
  tx: Tx,
  recording: NewRecording,
  memberIds: readonly [string, ...string[]],
  at: Date,
) {
  const id = newId();
  const registered_at = recording.state === 'registered' ? at : null;
  await tx
    .insertInto('recording')
    .values({ id, ...recording, member_id: memberIds[0], registered_at, created_at: at, updated_at: at })
    .execute();
  const { title, version_title, display_artist, label, reference, isrc, state, duration_s, release_date } = recording;
  const facts = { ...NO_RECORDING_FACTS, version_title, display_artist, isrc, duration_s, release_date, label };
  await tx
    .insertInto('recording_revision')
    .values({
      ...{ recording_id: id, number: 1, state, title, isrc, facts: JSON.stringify(facts), created_by: memberIds[0] },
      ...{ submitted_at: state === 'draft' ? null : at, confirm_by: null, registered_at, created_at: at },
    })
    .execute();
  const listed = { state, title_key: labelOf(title), artist_key: labelOf(display_artist), updated_at: at };
  await tx
    .insertInto('recording_member')
    .values(memberIds.map((member_id) => ({ member_id, recording_id: id, ...listed })))
    .execute();
  await putDocuments(tx, [
    {
      subject: 'recording',
      id,
      title,
      texts: [version_title, display_artist, label, reference],
      codes: [['isrc', isrc]],
      isPublic: state === 'registered',
      isLearned: state !== 'draft',
    },
  ]);
  return id;
}
