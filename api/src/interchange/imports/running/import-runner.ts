import type { FastifyBaseLogger } from 'fastify';
import * as text from '../../../messages/import-files.generated.ts';
import type { Env } from '../../../platform/config/env.ts';
import type { ConnectionConfig } from '../../../platform/db/connection-config.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { type ImportThread, startThread } from './import-thread.ts';
import { failImport, leaseImport, releaseImport, renewLease } from './lease-repository.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    readonly imports: ImportRunner;
  }
}

const MOST_AT_ONCE = 2;
const EVERY_MS = 2_000;
const RENEW_EVERY_MS = 4_000;
const MOST_ATTEMPTS = 3;

export interface ImportRunner {
  start(log: FastifyBaseLogger): void;
  wake(): void;
  stop(): Promise<void>;
}

interface RunnerSetting {
  readonly db: Database;
  readonly connection: ConnectionConfig;
  readonly env: Env;
  readonly now: () => Date;
  readonly worker: URL;
}

/** After a crash the lease expires, and another process continues at the last batch. */
export function createImportRunner(setting: RunnerSetting): ImportRunner {
  return new Runner(setting);
}

class Runner implements ImportRunner {
  readonly #setting: RunnerSetting;
  readonly #threads = new Set<ImportThread>();
  readonly #idle = new Set<ImportThread>();
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
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
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
    const { db, now } = this.#setting;
    this.#running.add(jobId);
    const renewal = setInterval(() => renewLease(db, jobId).catch(() => undefined), RENEW_EVERY_MS).unref();
    const thread = this.#thread();
    const { error, isOutOfMemory } = await thread.run({ jobId, clockAhead: now().getTime() - Date.now() });
    clearInterval(renewal);
    this.#running.delete(jobId);
    if (this.#threads.has(thread)) this.#idle.add(thread);
    if (!this.#log) return;
    if (error) this.#log.error({ err: error, importId: jobId }, 'import failed');
    if (isOutOfMemory) await failImport(db, jobId, { problem: text.needsMemory, at: now() });
    if (!error) this.wake();
  }

  #thread(): ImportThread {
    const [kept] = this.#idle;
    if (kept) {
      this.#idle.delete(kept);
      return kept;
    }
    const { connection, env, worker } = this.#setting;
    const thread = startThread(worker, { connection: { ...connection }, env }, () => {
      this.#threads.delete(thread);
      this.#idle.delete(thread);
    });
    this.#threads.add(thread);
    return thread;
  }
}
