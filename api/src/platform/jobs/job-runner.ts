import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';
import { type DueJob, lockDueJob, markDone, postpone } from './job-repository.ts';
import { JOB_TYPES, type JobType } from './job-tables.ts';

const EVERY_MS = 30_000;

/** Runs in the transaction that marks the job as done. Must ignore a job that is no longer needed. */
export type JobHandler = (tx: Tx, job: DueJob, at: Date) => Promise<void>;

export type JobHandlers = Readonly<Record<JobType, JobHandler>>;

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly jobHandlers: JobHandlers;
  }
}

export interface JobSetting {
  readonly db: Database;
  readonly now: () => Date;
  readonly handlers?: JobHandlers;
  readonly onFailure?: (job: DueJob, error: unknown) => void;
}

export async function runDueJobs(setting: JobSetting): Promise<number> {
  let done = 0;
  for (let outcome = await runNext(setting); outcome !== 'none'; outcome = await runNext(setting))
    if (outcome === 'done') done += 1;
  return done;
}

async function runNext({ db, now, handlers = wiringOf(db).jobHandlers, onFailure }: JobSetting) {
  const at = now();
  // Remembers the job after the transaction is rolled back.
  const taken: { job: DueJob<JobType> | null } = { job: null };
  try {
    return await inTransaction(db, async (tx) => {
      taken.job = await lockDueJob(tx, at, JOB_TYPES);
      if (!taken.job) return 'none';
      await handlers[taken.job.type](tx, taken.job, at);
      await markDone(tx, taken.job.id, at);
      return 'done';
    });
  } catch (error) {
    if (!taken.job) throw error;
    await postpone(db, taken.job, { at, reason: String(error) });
    onFailure?.(taken.job, error);
    return 'failed';
  }
}

export type JobRunner = ReturnType<typeof createJobRunner>;

interface RunnerSetting extends Omit<JobSetting, 'onFailure'> {
  readonly everyMs?: number;
  readonly onDone?: () => void;
}

export function createJobRunner({ everyMs = EVERY_MS, onDone, ...setting }: RunnerSetting) {
  let log: FastifyBaseLogger | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | null = null;
  let isWoken = false;

  async function run(logger: FastifyBaseLogger): Promise<void> {
    const onFailure: JobSetting['onFailure'] = (job, error) => logger.error({ err: error, job }, 'job failed');
    try {
      while (isWoken && log) {
        isWoken = false;
        if ((await runDueJobs({ ...setting, onFailure })) > 0) onDone?.();
      }
    } catch (error) {
      logger.error({ err: error }, 'jobs not looked for');
    } finally {
      running = null;
    }
  }

  /** Looks for due jobs now, or once more if it is already looking. */
  function wake(): void {
    isWoken = true;
    if (log) running ??= run(log);
  }

  return {
    start(logger: FastifyBaseLogger): void {
      log = logger;
      timer = setInterval(wake, everyMs).unref();
      wake();
    },
    wake,
    async stop(): Promise<void> {
      clearInterval(timer);
      log = null;
      await running;
    },
  };
}
