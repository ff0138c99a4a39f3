import type { Env } from './config/env.ts';
import type { ConnectionConfig } from './db/connection-config.ts';
import type { Database } from './db/transaction.ts';
import type { FileStore } from './files/file-store.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { MailWorker } from './mail/mail-worker.ts';

/**
 * The services of the API. A room adds its own by declaration merging; routes name those they use:
 * `FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>>`.
 */
export interface Services {
  readonly env: Env;
  readonly db: Database;
  readonly connection: ConnectionConfig;
  /** Tests move the clock. */
  readonly now: () => Date;
  readonly mail: MailWorker;
  readonly live: LiveHub;
  readonly files: FileStore;
}
