import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import { isUnreferenced } from '../../../platform/db/unreferenced.ts';

/**
 * Of several recordings with an ISRC, the registered one. One lookup each: `any` would compare all of the member's
 * recordings with every ISRC.
 */
export async function ownRecordings(
  db: Database,
  memberId: string,
  isrcs: readonly string[],
): Promise<Map<string, string>> {
  if (isrcs.length === 0) return new Map();
  const { rows } = await sql<{ isrc: string; id: string }>`
    select recording.isrc, recording.id
    from unnest(${isrcs}::text[]) as wanted (isrc)
    join recording on recording.isrc = wanted.isrc
    join recording_member as mine on mine.recording_id = recording.id and mine.member_id = ${memberId}
    where recording.state <> 'withdrawn' order by recording.state = 'registered'`.execute(db);
  return new Map(rows.map(({ isrc, id }) => [isrc, id]));
}

export interface WorkWithIswc {
  readonly iswc: string;
  readonly title: string;
  readonly member_id: string;
  readonly reference: string;
  readonly own_number: string | null;
}

/** Skips works that this import wrote. */
export async function worksWithIswcs(
  db: Database,
  jobId: string,
  iswcs: readonly string[],
): Promise<readonly WorkWithIswc[]> {
  const { rows } = await sql<WorkWithIswc>`
    select revision.iswc, revision.title, composition.member_id, composition.reference, composition.own_number
    from composition_revision as revision
    join composition on composition.id = revision.composition_id
    where revision.iswc = any(${iswcs}::text[]) and revision.state in ('registered', 'registered_incomplete')
      and composition.import_job_id is distinct from ${jobId}`.execute(db);
  return rows;
}

export async function worksOfJob(db: Database, jobId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from composition where id = any(${ids}::uuid[]) and import_job_id = ${jobId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function isUntouched(tx: Tx): Promise<RawBuilder<unknown>> {
  return sql`not exists (select from composition_claim as claim where claim.composition_id = composition.id)
    and not exists (
      select from work_recording_link as link
      where link.composition_id = composition.id and link.linked_by <> composition.member_id)
    and ${await isUnreferenced(tx, 'composition')}`;
}
