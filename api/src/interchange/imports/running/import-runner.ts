import type { Message } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import type { FastifyBaseLogger } from 'fastify';
import { readLanguage } from '../../../members/account/account-repository.ts';
import * as text from '../../../messages/import-files.generated.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createPoller } from '../../../platform/jobs/poller.ts';
import type { Services } from '../../../platform/services.ts';
import { readImport } from '../import-repository.ts';
import { endImport } from '../stages/end-import.ts';
import { leaseImport, releaseImport, renewLease } from './lease-repository.ts';
import type {} from './run-import.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    readonly imports: ReturnType<typeof createImportRunner>;
  }
}

const MAX_CONCURRENT = 2;
const INTERVAL_MS = 2_000;
const RENEW_INTERVAL_MS = 4_000;
const MAX_ATTEMPTS = 3;
/** A million works take minutes. */
const MAX_SECONDS = 4 * 60 * 60;

/** Codes of the errors that `Threads.run` throws if a task exceeds its limits. */
const LIMIT_CODES = new Set(['needs_memory', 'takes_too_long']);

/** After a crash the lease expires, and another process continues at the last batch. */
export function createImportRunner({ db, now, threads }: Pick<Services, 'db' | 'now' | 'threads'>) {
  const running = new Set<string>();
  let isStopped = false;
  const poller = createPoller({ intervalMs: INTERVAL_MS, name: 'imports', work: runNext });

  async function runNext(log: FastifyBaseLogger): Promise<void> {
    while (!isStopped && running.size < MAX_CONCURRENT) {
      const job = await inTransaction(db, (tx) => leaseImport(tx, [...running]));
      if (!job) return;
      if (job.attempts > MAX_ATTEMPTS) await fail(job.id, text.givenUp);
      // Not waited for: others are looked for meanwhile.
      else run(job.id, log).catch((error: unknown) => log.error({ err: error }, 'import not settled'));
    }
  }

  async function run(jobId: string, log: FastifyBaseLogger): Promise<void> {
    running.add(jobId);
    const renewal = setInterval(() => renewLease(db, jobId).catch(() => undefined), RENEW_INTERVAL_MS).unref();
    try {
      await threads.run('import', { jobId }, { memberId: null, maxSeconds: MAX_SECONDS });
      poller.wake();
    } catch (error) {
      if (isStopped) return;
      log.error({ err: error, importId: jobId }, 'import failed');
      // After any other error the lease expires, and the import is tried again.
      if (error instanceof AppError && LIMIT_CODES.has(error.code)) await fail(jobId, text.needsMemory);
    } finally {
      clearInterval(renewal);
      running.delete(jobId);
    }
  }

  async function fail(jobId: string, problem: Message): Promise<void> {
    const { account_id } = await readImport(db, jobId);
    const said = inLanguage(await readLanguage(db, account_id), () => problem());
    const at = now();
    const ended = { state: 'failed', problem: said, updated_at: at, finished_at: at } as const;
    await endImport(db, jobId, ended);
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
      const stillRunning = [...running];
      await threads.stop();
      for (const id of stillRunning) await releaseImport(db, id);
    },
  };
}
