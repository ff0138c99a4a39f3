import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

/** One lookup each: `any` would compare all of the member's recordings with every ISRC. */
export async function ownRecordings(
  db: Database,
  memberId: string,
  isrcs: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ isrc: string; id: string }>`
    select recording.isrc, recording.id
    from unnest(${isrcs}::text[]) as wanted (isrc)
    join recording on recording.isrc = wanted.isrc
    join recording_member as mine on mine.recording_id = recording.id and mine.member_id = ${memberId}`.execute(db);
  return new Map(rows.map(({ isrc, id }) => [isrc, id]));
}
