import type { FastifyBaseLogger } from 'fastify';
import * as text from '../../../messages/import-files.generated.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Threads } from '../../../platform/threads/threads.ts';
import { failImport, leaseImport, releaseImport, renewLease } from './lease-repository.ts';
import type {} from './run-import.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    readonly imports: ImportRunner;
  }
}

const MOST_AT_ONCE = 2;
const EVERY_MS = 2_000;
const RENEW_EVERY_MS = 4_000;
const MOST_ATTEMPTS = 3;
/** A million works take minutes. */
const MOST_SECONDS = 4 * 60 * 60;

export interface ImportRunner {
  start(log: FastifyBaseLogger): void;
  wake(): void;
  stop(): Promise<void>;
}

interface RunnerSetting {
  readonly db: Database;
  readonly now: () => Date;
  readonly threads: Threads;
}

/** After a crash the lease expires, and another process continues at the last batch. */
export function createImportRunner(setting: RunnerSetting): ImportRunner {
  return new Runner(setting);
}

class Runner implements ImportRunner {
  readonly #setting: RunnerSetting;
  readonly #running = new Set<string>();
  #log: FastifyBaseLogger | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #isAskedAgain = false;

  constructor(setting: RunnerSetting) {
    this.#setting = setting;
  }

  start(log: FastifyBaseLogger): void {
    this.#log = log;
    this.#timer = setInterval(() => this.wake(), EVERY_MS).unref();
    this.wake();
  }

  wake(): void {
    if (!this.#log) return;
    this.#isAskedAgain = true;
    this.#looking ??= this.#lookAll()
      .catch((error: unknown) => this.#log?.error({ err: error }, 'imports not looked for'))
      .finally(() => {
        this.#looking = null;
      });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#log = null;
    await this.#looking;
    const left = [...this.#running];
    await this.#setting.threads.stop();
    for (const id of left) await releaseImport(this.#setting.db, id);
  }

  async #lookAll(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      await this.#look();
    }
  }

  async #look(): Promise<void> {
    const { db, now } = this.#setting;
    while (this.#log && this.#running.size < MOST_AT_ONCE) {
      const job = await leaseImport(db, [...this.#running]);
      if (!job) return;
      if (job.attempts > MOST_ATTEMPTS) await failImport(db, job.id, { problem: text.givenUp, at: now() });
      // Not waited for: others are looked for meanwhile.
      else this.#run(job.id).catch((error: unknown) => this.#log?.error({ err: error }, 'import not settled'));
    }
  }

  async #run(jobId: string): Promise<void> {
    const { db, now, threads } = this.#setting;
    this.#running.add(jobId);
    const renewal = setInterval(() => renewLease(db, jobId).catch(() => undefined), RENEW_EVERY_MS).unref();
    try {
      await threads.run('import', { jobId }, { memberId: null, mostSeconds: MOST_SECONDS });
      this.wake();
    } catch (error) {
      if (!this.#log) return;
      this.#log.error({ err: error, importId: jobId }, 'import failed');
      if (error instanceof AppError) await failImport(db, jobId, { problem: text.needsMemory, at: now() });
    } finally {
      clearInterval(renewal);
      this.#running.delete(jobId);
    }
  }
}
