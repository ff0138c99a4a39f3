import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';
import { traced } from '../tracing/traced.ts';
import { type DueJob, lockDueJob, markDone, postpone } from './job-repository.ts';
import { JOB_TYPES, type JobType } from './job-tables.ts';
import { createPoller, drainQueue } from './poller.ts';

const INTERVAL_MS = 30_000;

/** Runs in the transaction that marks the job as done. Must ignore a job that is no longer needed. */
export type JobHandler = (tx: Tx, job: DueJob, at: Date) => Promise<void>;

export type JobHandlers = Readonly<Record<JobType, JobHandler>>;

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly jobHandlers: JobHandlers;
  }
}

export interface JobOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly handlers?: JobHandlers;
  readonly onFailure?: (job: DueJob, error: unknown) => void;
  readonly isStopping?: () => boolean;
}

export function runDueJobs(options: JobOptions): Promise<number> {
  return drainQueue(() => runNext(options), options.isStopping);
}

async function runNext({ db, now, handlers = wiringOf(db).jobHandlers, onFailure }: JobOptions) {
  const at = now();
  // Remembers the job after the transaction is rolled back.
  const current: { job: DueJob<JobType> | null } = { job: null };
  try {
    return await inTransaction(db, async (tx) => {
      current.job = await lockDueJob(tx, at, JOB_TYPES);
      if (!current.job) return 'none';
      const { job } = current;
      await traced('job', job.type, () => handlers[job.type](tx, job, at));
      await markDone(tx, current.job.id, at);
      return 'done';
    });
  } catch (error) {
    if (!current.job) throw error;
    await postpone(db, current.job, { at, reason: String(error) });
    onFailure?.(current.job, error);
    return 'failed';
  }
}

export type JobRunner = ReturnType<typeof createJobRunner>;

interface RunnerOptions extends Omit<JobOptions, 'onFailure' | 'isStopping'> {
  readonly intervalMs?: number;
  readonly onDone?: () => void;
}

export function createJobRunner({ intervalMs = INTERVAL_MS, onDone, ...options }: RunnerOptions) {
  return createPoller({
    intervalMs,
    name: 'jobs',
    async work(log, isStopping) {
      const onFailure: JobOptions['onFailure'] = (job, error) => log.error({ err: error, job }, 'job failed');
      if ((await runDueJobs({ ...options, onFailure, isStopping })) > 0) onDone?.();
    },
  });
}
