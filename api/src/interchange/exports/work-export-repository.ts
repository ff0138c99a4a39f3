import type { RecordingMention } from '@counterpoint/domain/schemas/works';
import { sql } from 'kysely';
import { selectShownWorks } from '../../catalogue/entry/entry-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';

export function readAbout(db: Database, ids: readonly string[]) {
  return selectShownWorks(db)
    .select(['composition.id', 'composition.reference', 'composition.own_number', 'composition.member_id'])
    .select(['shown.title', 'shown.alternative_titles', 'shown.iswc', 'shown.language', 'shown.text_music'])
    .select(['shown.version_type', 'shown.duration_s', 'shown.genre', 'shown.facts'])
    .where('composition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function readMentions(db: Database, ids: readonly string[]) {
  const { rows } = await sql<{ composition_id: string; mention: RecordingMention }>`
    select line.composition_id, line.mention || jsonb_build_object(
      'isrc', coalesce(line.mention ->> 'isrc', recording.isrc),
      'title', coalesce(line.mention ->> 'title', left(recording.title, 60))) as mention
    from composition_recording as line
    join composition on composition.id = line.composition_id and composition.revision = line.revision
    left join recording on recording.id = line.recording_id
    where line.composition_id = any(${ids}::uuid[])
    order by line.composition_id, line.position`.execute(db);
  return rows;
}
