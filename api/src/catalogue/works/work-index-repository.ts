import type { WorkFacts } from '@counterpoint/domain/schemas/works';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { selectShownWorks } from '../entry/entry-repository.ts';

type Performer = Pick<WorkFacts['performers'][number], 'name' | 'first_name' | 'ipi_name_number'>;

interface Mention {
  readonly isrc: string | null;
  readonly display_artist: string | null;
}

interface MergedWork {
  readonly reference: string;
  readonly title: string;
  readonly iswc: string | null;
}

export function readIndexed(db: Database, ids: readonly string[]) {
  return selectShownWorks(db)
    .select([
      'composition.id',
      'composition.reference',
      'shown.state',
      'shown.title',
      'shown.alternative_titles',
      'shown.iswc',
    ])
    .select(sql<readonly Performer[]>`coalesce(shown.facts -> 'performers', '[]')`.as('performers'))
    .select(
      sql<readonly Mention[]>`array(
        select json_build_object('isrc', mention.isrc, 'display_artist', mention.display_artist)
        from composition as owner
        cross join lateral (
          select coalesce(line.isrc, recording.isrc) as isrc,
            coalesce(line.mention ->> 'display_artist', recording.display_artist) as display_artist
          from composition_recording as line left join recording on recording.id = line.recording_id
          where line.composition_id = owner.id and line.revision = owner.revision
          union
          select recording.isrc, recording.display_artist
          from work_recording_link as link join recording on recording.id = link.recording_id
          where link.composition_id = owner.id and recording.state = 'registered') as mention
        where owner.id = any(array(
          select composition.id
          union all select merged.id from composition as merged where merged.duplicate_of = composition.id)))`.as(
        'recordings',
      ),
    )
    .select(
      sql<readonly string[]>`array(
        select distinct stage_name from composition_interest as line
        join party on party.id = line.party_id cross join lateral unnest(party.stage_names) as stage_name
        where line.composition_id = composition.id and line.revision = composition.revision)`.as('stage_names'),
    )
    .select(
      sql<readonly string[]>`array(
        -- Names in another script, from an imported file; its other values are in the revision.
        select line from composition_cwr as imported cross join lateral string_to_table(imported.lines, e'\\n') as line
        where imported.composition_id = composition.id and line ~ '^(NAT|NPN|NWN|NPR)')`.as('script_lines'),
    )
    .select(
      sql<readonly MergedWork[]>`array(
        select json_build_object('reference', merged.reference, 'title', held.title, 'iswc', held.iswc)
        from composition as merged
        join composition_revision as held on held.composition_id = merged.id and held.number = merged.revision
        where merged.duplicate_of = composition.id)`.as('merged'),
    )
    .where('composition.id', '=', anyOf(ids, 'uuid'))
    .orderBy('composition.id')
    .execute();
}
