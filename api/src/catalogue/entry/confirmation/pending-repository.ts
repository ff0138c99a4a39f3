import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { type DueJob, scheduleJobs } from '../../../platform/jobs/job-repository.ts';
import { RECORDINGS, WORKS } from '../entry-kind.ts';
import { CONFIRMATION_JOBS } from './confirmation-jobs.ts';

const DAY_MS = 86_400_000;

/** Holds may be all that a pending revision waits for. A job rechecks it, because the entry isn't locked here. */
export async function recheckPending(tx: Tx, { caseId, at }: DomainEvents['holds.released']): Promise<void> {
  for (const { name } of [WORKS, RECORDINGS]) {
    const { end, importEnd } = CONFIRMATION_JOBS[name];
    const [objects, revisions, objectId] = [sql.table(name), sql.table(`${name}_revision`), sql.ref(`${name}_id`)];
    // The job that ends the confirmation period holds the response days: one job per revision, or one per import.
    const { rows } = await sql<{ id: string; details: object }>`
      select waits.${objectId} as id,
        jsonb_build_object('revision', waits.number, 'response_days', planned.response_days) as details
      from opposition
      join ${objects} as about on about.id = opposition.${objectId}
      join ${revisions} as waits on waits.${objectId} = about.id and waits.state = 'awaiting_confirmation'
      join lateral (
        select job.details -> 'response_days' as response_days from job
        where job.done_at is null and (
          (job.subject_id = about.id and job.type = ${end} and job.details ->> 'revision' = waits.number::text)
          or (job.subject_id = about.import_job_id and job.type = ${importEnd} and waits.number = 1))
        limit 1) as planned on true
      where opposition.id = ${caseId}`.execute(tx);
    await scheduleJobs(
      tx,
      rows.map(({ id, details }) => ({ type: end, subjectId: id, details, runAt: at })),
    );
  }
}

export async function recheckTomorrow(tx: Tx, { id, type, subject_id, details }: DueJob, at: Date): Promise<void> {
  const { rows } = await sql`
    select from job where subject_id = ${subject_id} and type = ${type} and done_at is null and id <> ${id}
      and details = ${JSON.stringify(details)}::jsonb limit 1`.execute(tx);
  if (rows.length > 0) return;
  await scheduleJobs(tx, [{ type, subjectId: subject_id, details, runAt: new Date(at.getTime() + DAY_MS) }]);
}
