import { sql } from 'kysely';
import { selectShownRecordings } from '../../catalogue/entry/entry-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';

export function readAbout(db: Database, ids: readonly string[]) {
  return selectShownRecordings(db)
    .select([
      'recording.id',
      'recording.member_id',
      'recording.reference',
      'recording.own_number',
      'shown.state',
      'shown.title',
      'shown.isrc',
      'shown.facts',
    ])
    .where('recording.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export function readNamedWorks(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('recording_work as line')
    .innerJoin('recording', (join) =>
      join.onRef('recording.id', '=', 'line.recording_id').onRef('line.revision', '=', 'recording.revision'),
    )
    .select(['line.recording_id', 'line.composition_id', 'line.title', 'line.iswc', 'line.writers'])
    .where('line.recording_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('line.position')
    .execute();
}
