import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { type DueJob, scheduleJobs } from '../../../platform/jobs/job-repository.ts';
import { type EntryKind, RECORDINGS, WORKS } from '../entry-kind.ts';
import { CONFIRMATION_JOBS } from './confirmation-jobs.ts';

const DAY_MS = 86_400_000;

/** Holds may be all that a pending revision waits for. A job rechecks it, because the entry isn't locked here. */
export async function recheckPending(tx: Tx, { caseId, at }: DomainEvents['holds.released']): Promise<void> {
  for (const kind of [WORKS, RECORDINGS])
    await recheckEntries(tx, kind, {
      entries: sql`select ${sql.ref(`${kind.name}_id`)} from opposition where id = ${caseId}`,
      at,
    });
}

/** Activates the pending revision of an entry, by a job, if it waits for nothing more. */
export function recheckEntry(tx: Tx, kind: EntryKind, { id, at }: { readonly id: string; readonly at: Date }) {
  return recheckEntries(tx, kind, { entries: sql`select ${id}::uuid`, at });
}

async function recheckEntries(
  tx: Tx,
  { name }: EntryKind,
  { entries, at }: { readonly entries: RawBuilder<unknown>; readonly at: Date },
): Promise<void> {
  const { end, importEnd } = CONFIRMATION_JOBS[name];
  const [objects, revisions, objectId] = [sql.table(name), sql.table(`${name}_revision`), sql.ref(`${name}_id`)];
  // The job that ends the confirmation period holds the response days: one job per revision, or one per import.
  const { rows } = await sql<{ id: string; details: object }>`
    select waits.${objectId} as id,
      jsonb_build_object('revision', waits.number, 'response_days', planned.response_days) as details
    from ${objects} as about
    join ${revisions} as waits on waits.${objectId} = about.id and waits.state = 'awaiting_confirmation'
    join lateral (
      select job.details -> 'response_days' as response_days from job
      where job.done_at is null and (
        (job.subject_id = about.id and job.type = ${end} and job.details ->> 'revision' = waits.number::text)
        or (job.subject_id = about.import_job_id and job.type = ${importEnd} and waits.number = 1))
      limit 1) as planned on true
    where about.id in (${entries})`.execute(tx);
  await scheduleJobs(
    tx,
    rows.map(({ id, details }) => ({ type: end, subjectId: id, details, runAt: at })),
  );
}

export async function recheckTomorrow(tx: Tx, { id, type, subject_id, details }: DueJob, at: Date): Promise<void> {
  const { rows } = await sql`
    select from job where subject_id = ${subject_id} and type = ${type} and done_at is null and id <> ${id}
      and details = ${JSON.stringify(details)}::jsonb limit 1`.execute(tx);
  if (rows.length > 0) return;
  await scheduleJobs(tx, [{ type, subjectId: subject_id, details, runAt: new Date(at.getTime() + DAY_MS) }]);
}
