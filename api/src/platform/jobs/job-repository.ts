import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/tables.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { ExternalJobType, JobType } from './job-tables.ts';

export interface NewJob {
  readonly type: JobType | ExternalJobType;
  readonly subjectId: string;
  readonly details: unknown;
  readonly runAt: Date;
}

export interface DueJob<Type extends JobType | ExternalJobType = JobType | ExternalJobType>
  extends Pick<Row<'job'>, 'id' | 'subject_id' | 'details' | 'run_at' | 'attempts'> {
  readonly type: Type;
}

const MAX_DELAY_MINUTES = 24 * 60;

export async function scheduleJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const column = <Value>(pick: (job: NewJob) => Value) => jobs.map(pick);
  // One parameter per column, since PostgreSQL takes 65,535 at most.
  await sql`
    insert into job (id, type, subject_id, details, run_at)
    select id, type, subject_id, details::jsonb, run_at
    from unnest(${column(() => newId())}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ subjectId }) => subjectId)}::uuid[], ${column(({ details }) => JSON.stringify(details))}::text[],
      ${column(({ runAt }) => runAt)}::timestamptz[]) as added (id, type, subject_id, details, run_at)`.execute(tx);
}

/** Returns the job that has been due longest, locked until the transaction ends; skips locked ones. */
export async function lockDueJob<Type extends JobType | ExternalJobType>(
  tx: Tx,
  now: Date,
  types: readonly Type[],
): Promise<DueJob<Type> | null> {
  const job = await tx
    .selectFrom('job')
    .select(['id', 'type', 'subject_id', 'details', 'run_at', 'attempts'])
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where('type', '=', sql<Type>`any(${[...types]}::text[])`)
    .$narrowType<{ type: Type }>()
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const type = types.find((each) => each === job?.type);
  return job && type ? { ...job, type } : null;
}

export async function lease(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('job').set({ run_at: until }).where('id', '=', id).execute();
}

export async function lockUndone(tx: Tx, id: string): Promise<boolean> {
  const job = await tx
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return job !== undefined;
}

export async function markDone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('job').set({ done_at: at, last_error: null }).where('id', '=', id).execute();
}

export async function postpone(
  db: Database,
  { id, attempts }: DueJob,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  const minutes = Math.min(2 ** attempts, MAX_DELAY_MINUTES);
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
