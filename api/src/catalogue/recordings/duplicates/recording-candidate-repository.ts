import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';
import type { ComparedRecording } from './compare-recordings.ts';

interface CandidateQuery {
  readonly isrcs: readonly string[];
  readonly ids: readonly string[];
  readonly memberId: string;
  readonly exceptJobId?: string;
}

export async function readComparedRecordings(
  db: Database,
  { isrcs, ids, memberId, exceptJobId }: CandidateQuery,
): Promise<(ComparedRecording & { readonly id: string; readonly reference: string })[]> {
  return await db
    .selectFrom('recording')
    .select(['id', 'title', 'version_title', 'display_artist', 'isrc', 'reference'])
    .where(({ or, eb }) =>
      or([
        eb('id', '=', sql<string>`any(${[...ids]}::uuid[])`),
        eb('isrc', '=', sql<string>`any(${[...isrcs]}::text[])`),
      ]),
    )
    .where(
      sql<boolean>`(state = 'registered' or state in ('draft', 'awaiting_confirmation') and exists (
        select from recording_member as mine
        where mine.recording_id = recording.id and mine.member_id = ${memberId}))`,
    )
    .$if(exceptJobId !== undefined, (query) => query.where('import_job_id', 'is distinct from', exceptJobId ?? null))
    .orderBy('id')
    .execute();
}
