import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { JobType } from './job-tables.ts';

/** Something that is to be done at a time. */
export interface NewJob {
  readonly type: JobType;
  readonly subjectId: string;
  readonly details: unknown;
  readonly runAt: Date;
}

export interface DueJob {
  readonly id: string;
  readonly type: JobType;
  readonly subject_id: string;
  readonly details: unknown;
  readonly run_at: Date;
  readonly attempts: number;
}

const LONGEST_PAUSE_MINUTES = 24 * 60;

/** Writes what is to be done later, in the transaction of what makes it necessary. */
export async function scheduleJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ type, subjectId, details, runAt }) => ({
    ...{ id: newId(), type, subject_id: subjectId, details: JSON.stringify(details), run_at: runAt },
  }));
  await tx.insertInto('job').values(rows).execute();
}

/** The job that has been due longest and that no other process is doing; it is ours until the transaction ends. */
export async function takeDueJob(tx: Tx, now: Date): Promise<DueJob | null> {
  const job = await tx
    .selectFrom('job')
    .select(['id', 'type', 'subject_id', 'details', 'run_at', 'attempts'])
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return job ?? null;
}

export async function markDone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('job').set({ done_at: at, last_error: null }).where('id', '=', id).execute();
}

/** Puts a job that failed off, ever longer, at most a day. */
export async function putOff(db: Database, { id, attempts }: DueJob, at: Date, reason: string): Promise<void> {
  const minutes = Math.min(2 ** attempts, LONGEST_PAUSE_MINUTES);
  await db
    .updateTable('job')
    .set({
      attempts: sql`attempts + 1`,
      run_at: new Date(at.getTime() + minutes * 60_000),
      last_error: reason.slice(0, 500),
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
