import { parseIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingCandidate, RecordingCandidateQuery } from '@counterpoint/domain/schemas/recordings';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { filterListed } from '../../entry/list/list-repository.ts';
import { readRecordingRows } from '../list/recording-rows-repository.ts';
import { compareRecordings, findSimilarRecordings } from './compare-recordings.ts';
import { readComparedRecordings } from './recording-candidate-repository.ts';

const MAX_SHOWN = 10;

export async function recordingCandidatesFor(
  db: Database,
  { memberId }: Act['actor'],
  { recording_id, isrc, ...criteria }: RecordingCandidateQuery,
): Promise<RecordingCandidate[]> {
  const given = { ...criteria, isrc: parseIsrc(isrc ?? '') };
  const [ids = []] = await findSimilarRecordings(db, [given]);
  const found = await readComparedRecordings(db, { isrcs: given.isrc === null ? [] : [given.isrc], ids, memberId });
  const compared = found
    .filter(({ id }) => id !== recording_id)
    .flatMap((recording) => {
      const match = compareRecordings(given, recording);
      return match ? [{ id: recording.id, ...match }] : [];
    })
    .sort((one, other) => one.certainty.localeCompare(other.certainty))
    .slice(0, MAX_SHOWN);
  const shown = compared.map(({ id }) => id);
  const [rows, mine] = await Promise.all([
    readRecordingRows(db, shown),
    filterListed(db, RECORDINGS, { memberId, ids: shown }),
  ]);
  return compared.flatMap(({ id, certainty, why }) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ row: { ...row, is_mine: mine.has(id), matches: [] }, certainty, why }] : [];
  });
}
