import { rightsStatusOf, toRightsLine } from '@counterpoint/domain/recording-rights';
import type { RecordingRow } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import { hasOpenHold } from '../../../holds/hold-repository.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Database } from '../../../platform/db/transaction.ts';

/** The caller has checked that the viewer may see them. */
export async function readRecordingRows(db: Database, ids: readonly string[]): Promise<RecordingRow[]> {
  if (ids.length === 0) return [];
  const [recordings, rights] = await Promise.all([readHeaders(db, ids), readShares(db, ids)]);
  const rightsOf = Map.groupBy(rights, ({ recording_id }) => recording_id);
  const rows = recordings.map(
    (row): RecordingRow => ({
      ...row,
      rights: rightsStatusOf((rightsOf.get(row.id) ?? []).map(toRightsLine)),
      updated_at: row.updated_at.toISOString(),
    }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function readHeaders(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('recording')
    .select(['recording.id', 'recording.reference', 'recording.version', 'recording.title', 'recording.state'])
    .select(['recording.version_title', 'recording.display_artist', 'recording.isrc', 'recording.duration_s'])
    .select(['recording.label', 'recording.release_title', 'recording.release_date', 'recording.updated_at'])
    .select(hasOpenHold('recording', 'recording.id').as('is_in_dispute'))
    .select(
      // As on the recording's page: only active works count.
      sql<number>`(select count(distinct work.id)::int from work_recording_link as link
        join composition as named on named.id = link.composition_id
        join composition as work on work.id = coalesce(named.duplicate_of, named.id)
        join composition_revision as held on held.composition_id = work.id and held.number = work.revision
          and held.state in ('registered', 'registered_incomplete')
        where link.recording_id = recording.id)`.as('work_count'),
    )
    .where('recording.id', '=', anyOf(ids, 'uuid'))
    .execute();
}

function readShares(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('recording_right as line')
    .innerJoin('recording', (join) =>
      join.onRef('recording.id', '=', 'line.recording_id').onRef('recording.revision', '=', 'line.revision'),
    )
    .select(['line.recording_id', 'line.uses', 'line.share', 'line.territories', 'line.valid_from', 'line.valid_to'])
    .where('recording.id', '=', anyOf(ids, 'uuid'))
    .execute();
}
