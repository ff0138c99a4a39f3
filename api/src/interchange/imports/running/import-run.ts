import type { Env } from '../../../platform/config/env.ts';
import type { OneConnection } from '../../../platform/db/one-connection.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { ImportJob } from '../import-repository.ts';

export interface ImportRun {
  readonly jobId: string;
  readonly env: Pick<Env, 'DATA_DIR' | 'IMPORT_BATCH'>;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly reading: Database;
  readonly writing: OneConnection;
  /** Alternates with `writing`, in parallel. */
  readonly secondWriting: OneConnection;
}

export interface Step extends ImportRun {
  readonly job: ImportJob;
}

export class ImportStopped extends Error {
  readonly code = 'import_stopped';
}

export class ImportTakenOver extends Error {
  readonly code = 'import_taken_over';
}
