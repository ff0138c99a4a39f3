import type { Env } from '../../../platform/config/env.ts';
import type { OneConnection } from '../../../platform/db/one-connection.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { ImportJob } from '../import-repository.ts';

export interface ImportRun {
  readonly jobId: string;
  readonly env: Pick<Env, 'CONFIRMATION_DAYS' | 'RECORDING_RESPONSE_DAYS'>;
  readonly now: () => Date;
  readonly files: FileStore;
  /** For lookups while a batch is written. */
  readonly reading: Database;
  /** One transaction at a time. */
  readonly writing: OneConnection;
  /** For every other batch, in parallel with `writing`. */
  readonly writingBeside: OneConnection;
}

export interface Step extends ImportRun {
  readonly job: ImportJob;
}

/** The member stopped the import. */
export class ImportStopped extends Error {
  readonly code = 'import_stopped';
}

/** Another process took over the import, or its state changed: this process must stop. */
export class ImportTakenOver extends Error {
  readonly code = 'import_taken_over';
}
