import { rightsStatusOf } from '@counterpoint/domain/recording-rights';
import type { RecordingRow } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import { hasOpenHold } from '../../../holds/hold-repository.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Database } from '../../../platform/db/transaction.ts';

/** The caller has checked that the viewer may see them. */
export async function readRecordingRows(db: Database, ids: readonly string[]): Promise<RecordingRow[]> {
  if (ids.length === 0) return [];
  const [recordings, rights] = await Promise.all([readHeaders(db, ids), readShares(db, ids)]);
  const rightsOf = Map.groupBy(rights, ({ recording_id }) => recording_id);
  const rows = recordings.map(
    (row): RecordingRow => ({
      ...row,
      rights: rightsStatusOf(rightsOf.get(row.id) ?? []),
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
    .select(['recording.label', 'recording.release_title', 'recording.updated_at'])
    .select(sql<string | null>`recording.release_date::text`.as('release_date'))
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

type Right = Tables['recording_right'];
interface Share extends Pick<Right, 'recording_id' | 'uses' | 'share'> {
  readonly territories: readonly { is_included: boolean; territory: string }[];
  readonly from: string;
  readonly to: string | null;
}

async function readShares(db: Database, ids: readonly string[]): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select line.recording_id, line.uses, line.share, line.territories, line.valid_from::text as "from",
      line.valid_to::text as "to"
    from recording join recording_right as line
      on line.recording_id = recording.id and line.revision = recording.revision
    where recording.id = ${anyOf(ids, 'uuid')}`.execute(db);
  return rows;
}
