import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

/** Skips works that this import wrote. */
export async function worksWithIswcs(db: Database, jobId: string, iswcs: readonly string[]) {
  const { rows } = await sql<{ iswc: string; title: string }>`
    select revision.iswc, revision.title from composition_revision as revision
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
