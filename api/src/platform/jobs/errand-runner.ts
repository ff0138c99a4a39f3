import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { type DueJob, lease, markDone, putOff, takeDueJob, takeUndone } from './job-repository.ts';
import { ERRAND_TYPES, type ErrandType } from './job-tables.ts';

/** Writes down what came of an errand. */
export type Settle = (tx: Tx, at: Date) => Promise<void>;

/**
 * A job that asks somebody outside, which no transaction may wait for. It is leased, done outside of any transaction, and
 * settled in one of its own. A process that is killed in between leaves the lease to run out, and the errand is run
 * again: whoever is asked must know it for the same request.
 */
export interface Errand {
  /** What to ask, read in the transaction that leases the job; null where nothing is left to do. */
  begin(tx: Tx, job: DueJob, at: Date): Promise<(() => Promise<Settle>) | null>;
  /** Whether trying again leads nowhere. */
  isHopeless(error: unknown, job: DueJob): boolean;
  /** What follows then. */
  giveUp(tx: Tx, job: DueJob, why: { readonly error: unknown; readonly at: Date }): Promise<void>;
}

/** What running errands needs. */
export interface ErrandSetting {
  readonly db: Database;
  readonly now: () => Date;
  readonly errands: Readonly<Record<ErrandType, Errand>>;
  readonly onFailure?: (job: DueJob, error: unknown) => void;
}

/** Longer than any errand takes. */
const LEASE_MS = 5 * 60_000;
const EVERY_MS = 15_000;

/** Runs what is due, one after the other; says how many were settled. */
export async function runDueErrands(setting: ErrandSetting): Promise<number> {
  let done = 0;
  for (let outcome = await runNext(setting); outcome !== 'none'; outcome = await runNext(setting))
    if (outcome === 'done') done += 1;
  return done;
}

interface Begun {
  readonly job: DueJob<ErrandType>;
  readonly ask: (() => Promise<Settle>) | null;
}

async function runNext(setting: ErrandSetting): Promise<'none' | 'done' | 'failed'> {
  const { db, now, errands } = setting;
  const begun = await inTransaction(db, (tx) => begin(tx, errands, now()));
  if (!begun) return 'none';
  const { job, ask } = begun;
  if (!ask) return 'done';
  try {
    const settle = await ask();
    await inTransaction(db, async (tx) => {
      const at = now();
      // Another process may have been faster, where this one outlasted its lease.
      if (!(await takeUndone(tx, job.id))) return;
      await settle(tx, at);
      await markDone(tx, job.id, at);
    });
    return 'done';
  } catch (error) {
    await handleFailure(setting, job, error);
    return 'failed';
  }
}

async function begin(tx: Tx, errands: ErrandSetting['errands'], at: Date): Promise<Begun | null> {
  const job = await takeDueJob(tx, at, ERRAND_TYPES);
  if (!job) return null;
  // `takeDueJob` was asked for errands alone.
  const ask = await errands[job.type].begin(tx, job, at);
  if (ask) await lease(tx, job.id, new Date(at.getTime() + LEASE_MS));
  else await markDone(tx, job.id, at);
  return { job, ask };
}

async function handleFailure({ db, now, errands, onFailure }: ErrandSetting, job: DueJob<ErrandType>, error: unknown) {
  const at = now();
  onFailure?.(job, error);
  const errand = errands[job.type];
  if (!errand.isHopeless(error, job)) return putOff(db, job, at, String(error));
  await inTransaction(db, async (tx) => {
    if (!(await takeUndone(tx, job.id))) return;
    await errand.giveUp(tx, job, { error, at });
    await markDone(tx, job.id, at);
  });
}

/** Looks for errands while the API runs. */
export function createErrandRunner(setting: Omit<ErrandSetting, 'onFailure'>, everyMs = EVERY_MS) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | null = null;

  async function run(log: FastifyBaseLogger): Promise<void> {
    try {
      await runDueErrands({ ...setting, onFailure: (job, error) => log.error({ err: error, job }, 'errand failed') });
    } catch (error) {
      log.error({ err: error }, 'errands not looked for');
    } finally {
      running = null;
    }
  }

  return {
    start(log: FastifyBaseLogger): void {
      const look = () => {
        running ??= run(log);
      };
      timer = setInterval(look, everyMs).unref();
      look();
    },
    /** Stops after the errands that are due now. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
