import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { selectShownRecordings } from '../entry/entry-repository.ts';

interface LinkedTitle {
  readonly title: string;
  readonly iswc: string | null;
}

export function readIndexed(db: Database, ids: readonly string[]) {
  return selectShownRecordings(db)
    .select(['recording.id', 'recording.reference', 'recording.state', 'recording.title', 'recording.isrc'])
    .select(['recording.version_title', 'recording.display_artist', 'recording.label', 'recording.release_title'])
    .select(sql<readonly string[]>`coalesce(shown.facts -> 'main_artists', '[]')`.as('main_artists'))
    .select(
      sql<readonly LinkedTitle[]>`array(
        select json_build_object('title', held.title, 'iswc', held.iswc)
        from work_recording_link as link
        join composition as named on named.id = link.composition_id
        join composition as work on work.id = coalesce(named.duplicate_of, named.id)
        join composition_revision as held on held.composition_id = work.id and held.number = work.revision
        where link.recording_id = recording.id and held.state in ('registered', 'registered_incomplete') order by link.linked_at, work.id)`.as(
        'works',
      ),
    )
    .where('recording.id', '=', anyOf(ids, 'uuid'))
    .orderBy('recording.id')
    .execute();
}
