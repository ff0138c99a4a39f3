import type { Env } from '../../../platform/config/env.ts';
import type { ConnectionConfig } from '../../../platform/db/connection-config.ts';

/** What a thread is made with. */
export interface WorkerSetting {
  readonly connection: ConnectionConfig;
  readonly env: Env;
}

/** One import that it is to work on. */
export interface WorkerTask {
  readonly jobId: string;
  /** How far the API's clock is ahead, where tests move it. */
  readonly clockAhead: number;
}

/** What it says afterwards: the error is one that it should be tried again after. */
export interface WorkerAnswer {
  readonly jobId: string;
  readonly error: unknown;
}
