import type { Env } from '../../../platform/config/env.ts';
import type { OneConnection } from '../../../platform/db/one-connection.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { ImportJob } from '../import-repository.ts';

/** What working on an import needs. */
export interface ImportRun {
  readonly jobId: string;
  readonly env: Pick<Env, 'CONFIRMATION_DAYS' | 'RECORDING_RESPONSE_DAYS'>;
  readonly now: () => Date;
  readonly files: FileStore;
  /** What is looked up while a batch is being written. */
  readonly reading: Database;
  /** What writes: one transaction at a time. */
  readonly writing: OneConnection;
  /** What writes every other batch, beside the one before it. */
  readonly writingBeside: OneConnection;
}

/** A step of an import that is under way. */
export interface Step extends ImportRun {
  readonly job: ImportJob;
}

/** The member stopped the import. */
export class ImportStopped extends Error {
  readonly code = 'import_stopped';
}

/** Another process has taken the import over, or its state was changed: this one has no more say in it. */
export class ImportTakenOver extends Error {
  readonly code = 'import_taken_over';
}
