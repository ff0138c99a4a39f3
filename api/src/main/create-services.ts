import { createImportRunner } from '../interchange/imports/running/import-runner.ts';
import { createPasswordHasher } from '../members/account/password-hasher.ts';
import { createIsniAgency } from '../parties/isni-agency/create-isni-agency.ts';
import { FileStore } from '../platform/files/file-store.ts';
import { createJobRunner } from '../platform/jobs/job-runner.ts';
import { Broadcasts, createLiveHub } from '../platform/live/live-hub.ts';
import { createMailWorker } from '../platform/mail/mail-worker.ts';
import type { Services } from '../platform/services.ts';
import { createThreadPool } from '../platform/threads/thread-pool.ts';
import { createThreads } from '../platform/threads/threads.ts';

const THREAD = new URL('./thread.ts', import.meta.url);

/** Polling interval when tests move the clock. */
export const TEST_INTERVAL_MS = 500;

/** Imports have their own threads: they take minutes, while members wait for all other work. */
export function createThreadPools() {
  return {
    imports: createThreadPool({ entry: THREAD, maxThreads: 2, maxMegabytes: 256, youngMegabytes: 24 }),
    others: createThreadPool({ entry: THREAD, maxThreads: 2, maxMegabytes: 80, youngMegabytes: 8 }),
  };
}

export function createServices(
  foundation: Pick<Services, 'env' | 'db' | 'connection' | 'now'>,
  pools = createThreadPools(),
): Services {
  const { db, env, connection } = foundation;
  const mail = createMailWorker(db, env);
  const interval = env.TEST_MODE === 'on' ? { intervalMs: TEST_INTERVAL_MS } : {};
  return {
    ...foundation,
    passwords: createPasswordHasher(),
    mail,
    jobs: createJobRunner({ ...foundation, ...interval, onDone: mail.wake }),
    live: createLiveHub(db, connection),
    broadcasts: new Broadcasts(),
    agency: createIsniAgency(env),
    files: new FileStore(foundation),
    threads: createThreads({ ...foundation, pool: pools.others }),
    imports: createImportRunner({
      ...foundation,
      threads: createThreads({ ...foundation, pool: pools.imports }),
    }),
  };
}
