import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';
import type { ComparedRecording } from './judge-recording.ts';

interface Wanted {
  /** Null where none is told. */
  readonly isrc: string | null;
  readonly ids: readonly string[];
  /** Whose drafts count beside what is in force. */
  readonly memberId: string;
  /** The import whose recordings do not count. */
  readonly exceptJobId?: string;
}

/** Recordings with that ISRC or one of these ids, as far as the member may know of them. */
export async function readComparedRecordings(
  db: Database,
  { isrc, ids, memberId, exceptJobId }: Wanted,
): Promise<(ComparedRecording & { readonly id: string; readonly reference: string })[]> {
  return await db
    .selectFrom('recording')
    .select(['id', 'title', 'version_title', 'display_artist', 'isrc', 'reference'])
    .where(({ or, eb }) =>
      or([eb('id', '=', sql<string>`any(${[...ids]}::uuid[])`), ...(isrc === null ? [] : [eb('isrc', '=', isrc)])]),
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
