import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { traced } from '../tracing/traced.ts';
import { type DueJob, lease, lockDueJob, lockUndone, markDone, postpone } from './job-repository.ts';
import { ERRAND_TYPES, type ErrandType } from './job-tables.ts';
import { createPoller, workOff } from './poller.ts';

export type Settle = (tx: Tx, at: Date) => Promise<void>;

/**
 * A job that calls an external service, so it runs outside of a transaction: leased, run, then settled. After a crash
 * the lease expires and it runs again, so the service must recognise repeats.
 */
export interface Errand {
  /** Returns null if nothing is left to do. */
  begin(tx: Tx, job: DueJob, at: Date): Promise<(() => Promise<Settle>) | null>;
  /** Whether retries are pointless. */
  isHopeless(error: unknown, job: DueJob): boolean;
  giveUp(tx: Tx, job: DueJob, why: { readonly error: unknown; readonly at: Date }): Promise<void>;
}

export interface ErrandSetting {
  readonly db: Database;
  readonly now: () => Date;
  readonly errands: Readonly<Record<ErrandType, Errand>>;
  readonly onFailure?: (job: DueJob, error: unknown) => void;
  readonly isStopping?: () => boolean;
}

const LEASE_MS = 5 * 60_000;
const EVERY_MS = 15_000;

export function runDueErrands(setting: ErrandSetting): Promise<number> {
  return workOff(() => runNext(setting), setting.isStopping);
}

type Taken = { job: DueJob<ErrandType> | null };

async function runNext(setting: ErrandSetting): Promise<'none' | 'done' | 'failed'> {
  const { db, now } = setting;
  // Remembers the job after the transaction is rolled back.
  const taken: Taken = { job: null };
  try {
    const call = await inTransaction(db, (tx) => begin(tx, setting, taken));
    const { job } = taken;
    if (!job) return 'none';
    if (!call) return 'done';
    const settle = await traced('errand', job.type, call);
    await inTransaction(db, async (tx) => {
      const at = now();
      // Another process settled it after this one's lease expired.
      if (!(await lockUndone(tx, job.id))) return;
      await settle(tx, at);
      await markDone(tx, job.id, at);
    });
    return 'done';
  } catch (error) {
    if (!taken.job) throw error;
    await handleFailure(setting, taken.job, error);
    return 'failed';
  }
}

async function begin(tx: Tx, { errands, now }: ErrandSetting, taken: Taken): Promise<(() => Promise<Settle>) | null> {
  const at = now();
  const job = await lockDueJob(tx, at, ERRAND_TYPES);
  taken.job = job;
  if (!job) return null;
  const call = await errands[job.type].begin(tx, job, at);
  if (call) await lease(tx, job.id, new Date(at.getTime() + LEASE_MS));
  else await markDone(tx, job.id, at);
  return call;
}

async function handleFailure({ db, now, errands, onFailure }: ErrandSetting, job: DueJob<ErrandType>, error: unknown) {
  const at = now();
  onFailure?.(job, error);
  // Also before giving up, which may fail too: a job that stays due would block all others.
  await postpone(db, job, { at, reason: String(error) });
  const errand = errands[job.type];
  if (!errand.isHopeless(error, job)) return;
  await inTransaction(db, async (tx) => {
    if (!(await lockUndone(tx, job.id))) return;
    await errand.giveUp(tx, job, { error, at });
    await markDone(tx, job.id, at);
  });
}

export function createErrandRunner(setting: Omit<ErrandSetting, 'onFailure' | 'isStopping'>, everyMs = EVERY_MS) {
  return createPoller({
    everyMs,
    name: 'errands',
    work(log, isStopping) {
      const onFailure: ErrandSetting['onFailure'] = (job, error) => log.error({ err: error, job }, 'errand failed');
      return runDueErrands({ ...setting, onFailure, isStopping });
    },
  });
}
