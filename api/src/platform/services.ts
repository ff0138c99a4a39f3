import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from './config/env.ts';
import type { ConnectionConfig } from './db/connection-config.ts';
import type { Database } from './db/transaction.ts';
import type { FileStore } from './files/file-store.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { Broadcasts, LiveHub } from './live/live-hub.ts';
import type { MailWorker } from './mail/mail-worker.ts';

/** Rooms add their services by declaration merging; routes name those they use. */
export interface Services {
  readonly env: Env;
  readonly db: Database;
  readonly connection: ConnectionConfig;
  readonly now: () => Date;
  readonly mail: MailWorker;
  readonly jobs: JobRunner;
  readonly live: LiveHub;
  readonly broadcasts: Broadcasts;
  readonly files: FileStore;
}

/** Routes that use the named services. */
export type Routes<Name extends keyof Services> = FastifyPluginAsyncZod<Pick<Services, Name>>;
