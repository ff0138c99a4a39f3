import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

export interface RegisteredIsrc {
  readonly isrc: string;
  readonly id: string;
  readonly revision: number;
  readonly reference: string;
  readonly title: string;
  readonly member_id: string;
}

/** Skips recordings that this import wrote. */
export async function recordingsWithIsrcs(
  db: Database,
  jobId: string,
  isrcs: readonly string[],
): Promise<RegisteredIsrc[]> {
  const { rows } = await sql<RegisteredIsrc>`
    select revision.isrc, recording.id, recording.revision, recording.reference, revision.title, recording.member_id
    from recording_revision as revision
    join recording on recording.id = revision.recording_id
    where revision.isrc = any(${isrcs}::text[]) and revision.state = 'registered'
      and recording.import_job_id is distinct from ${jobId}`.execute(db);
  return rows;
}

export async function worksOfIswcs(db: Database, iswcs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ iswc: string; id: string }>`
    select iswc, composition_id as id from composition_revision
    where iswc = any(${iswcs}::text[]) and state in ('registered', 'registered_incomplete')`.execute(db);
  return new Map(rows.map(({ iswc, id }) => [iswc, id]));
}
