import type { Env } from '../../../platform/config/env.ts';
import type { ConnectionConfig } from '../../../platform/db/connection-config.ts';

export interface WorkerSetting {
  readonly connection: ConnectionConfig;
  readonly env: Env;
}

export interface WorkerTask {
  readonly jobId: string;
  readonly clockAhead: number;
}

export interface WorkerAnswer {
  readonly jobId: string;
  readonly error: unknown;
}
