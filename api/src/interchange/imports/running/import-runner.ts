import type { FastifyBaseLogger } from 'fastify';
import * as text from '../../../messages/import-files.generated.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createPoller } from '../../../platform/jobs/poller.ts';
import type { Threads } from '../../../platform/threads/threads.ts';
import { failImport, leaseImport, releaseImport, renewLease } from './lease-repository.ts';
import type {} from './run-import.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    readonly imports: ReturnType<typeof createImportRunner>;
  }
}

const MOST_AT_ONCE = 2;
const EVERY_MS = 2_000;
const RENEW_EVERY_MS = 4_000;
const MOST_ATTEMPTS = 3;
/** A million works take minutes. */
const MOST_SECONDS = 4 * 60 * 60;

interface RunnerSetting {
  readonly db: Database;
  readonly now: () => Date;
  readonly threads: Threads;
}

/** After a crash the lease expires, and another process continues at the last batch. */
export function createImportRunner({ db, now, threads }: RunnerSetting) {
  const running = new Set<string>();
  let isStopped = false;
  const poller = createPoller({ everyMs: EVERY_MS, name: 'imports', work: runNext });

  async function runNext(log: FastifyBaseLogger): Promise<void> {
    while (!isStopped && running.size < MOST_AT_ONCE) {
      const job = await leaseImport(db, [...running]);
      if (!job) return;
      if (job.attempts > MOST_ATTEMPTS) await failImport(db, job.id, { problem: text.givenUp, at: now() });
      // Not waited for: others are looked for meanwhile.
      else run(job.id, log).catch((error: unknown) => log.error({ err: error }, 'import not settled'));
    }
  }

  async function run(jobId: string, log: FastifyBaseLogger): Promise<void> {
    running.add(jobId);
    const renewal = setInterval(() => renewLease(db, jobId).catch(() => undefined), RENEW_EVERY_MS).unref();
    try {
      await threads.run('import', { jobId }, { memberId: null, mostSeconds: MOST_SECONDS });
      poller.wake();
    } catch (error) {
      if (isStopped) return;
      log.error({ err: error, importId: jobId }, 'import failed');
      if (error instanceof AppError) await failImport(db, jobId, { problem: text.needsMemory, at: now() });
    } finally {
      clearInterval(renewal);
      running.delete(jobId);
    }
  }

  return {
    start(log: FastifyBaseLogger): void {
      isStopped = false;
      poller.start(log);
    },
    wake: poller.wake,
    async stop(): Promise<void> {
      isStopped = true;
      await poller.stop();
      const left = [...running];
      await threads.stop();
      for (const id of left) await releaseImport(db, id);
    },
  };
}
