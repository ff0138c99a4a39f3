import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { traced } from '../tracing/traced.ts';
import { type DueJob, lease, lockDueJob, lockUndone, markDone, postpone } from './job-repository.ts';
import { EXTERNAL_JOB_TYPES, type ExternalJobType } from './job-tables.ts';
import { createPoller, drainQueue } from './poller.ts';

export type Settle = (tx: Tx, at: Date) => Promise<void>;

/**
 * A job that calls an external service, so it runs outside of a transaction: leased, run, then settled. After a crash
 * the lease expires and it runs again, so the service must recognise repeats.
 */
export interface ExternalJob {
  /** Returns null if nothing is left to do. */
  begin(tx: Tx, job: DueJob, at: Date): Promise<(() => Promise<Settle>) | null>;
  /** Whether retries are pointless. */
  isPermanent(error: unknown, job: DueJob): boolean;
  giveUp(tx: Tx, job: DueJob, failure: { readonly error: unknown; readonly at: Date }): Promise<void>;
}

export interface ExternalJobOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly externalJobs: Readonly<Record<ExternalJobType, ExternalJob>>;
  readonly onFailure?: (job: DueJob, error: unknown) => void;
  readonly isStopping?: () => boolean;
}

const LEASE_MS = 5 * 60_000;
const INTERVAL_MS = 15_000;

export function runDueExternalJobs(options: ExternalJobOptions): Promise<number> {
  return drainQueue(() => runNext(options), options.isStopping);
}

type CurrentJob = { job: DueJob<ExternalJobType> | null };

async function runNext(options: ExternalJobOptions): Promise<'none' | 'done' | 'failed'> {
  const { db, now } = options;
  // Remembers the job after the transaction is rolled back.
  const current: CurrentJob = { job: null };
  try {
    const call = await inTransaction(db, (tx) => begin(tx, options, current));
    const { job } = current;
    if (!job) return 'none';
    if (!call) return 'done';
    const settle = await traced('external job', job.type, call);
    await inTransaction(db, async (tx) => {
      const at = now();
      // Another process settled it after this one's lease expired.
      if (!(await lockUndone(tx, job.id))) return;
      await settle(tx, at);
      await markDone(tx, job.id, at);
    });
    return 'done';
  } catch (error) {
    if (!current.job) throw error;
    await handleFailure(options, current.job, error);
    return 'failed';
  }
}

async function begin(
  tx: Tx,
  { externalJobs, now }: ExternalJobOptions,
  current: CurrentJob,
): Promise<(() => Promise<Settle>) | null> {
  const at = now();
  const job = await lockDueJob(tx, at, EXTERNAL_JOB_TYPES);
  current.job = job;
  if (!job) return null;
  const call = await externalJobs[job.type].begin(tx, job, at);
  if (call) await lease(tx, job.id, new Date(at.getTime() + LEASE_MS));
  else await markDone(tx, job.id, at);
  return call;
}

async function handleFailure(
  { db, now, externalJobs, onFailure }: ExternalJobOptions,
  job: DueJob<ExternalJobType>,
  error: unknown,
) {
  const at = now();
  onFailure?.(job, error);
  // Also before giving up, which may fail too: a job that stays due would block all others.
  await postpone(db, job, { at, reason: String(error) });
  const externalJob = externalJobs[job.type];
  if (!externalJob.isPermanent(error, job)) return;
  await inTransaction(db, async (tx) => {
    if (!(await lockUndone(tx, job.id))) return;
    await externalJob.giveUp(tx, job, { error, at });
    await markDone(tx, job.id, at);
  });
}

export function createExternalJobRunner(
  options: Omit<ExternalJobOptions, 'onFailure' | 'isStopping'>,
  intervalMs = INTERVAL_MS,
) {
  return createPoller({
    intervalMs,
    name: 'external jobs',
    work(log, isStopping) {
      const onFailure: ExternalJobOptions['onFailure'] = (job, error) =>
        log.error({ err: error, job }, 'external job failed');
      return runDueExternalJobs({ ...options, onFailure, isStopping });
    },
  });
}
