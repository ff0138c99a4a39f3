import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { WorkDraft } from '@counterpoint/domain/schemas/works';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { ImportFormat, ImportSetting } from '../import-format.ts';

export interface JudgedWork {
  readonly work: ImportedWork;
  readonly findings: ImportFinding[];
}

export interface AmendedWork extends JudgedWork {
  readonly draft: WorkDraft;
}

/** A format of works. One that knows the numbers of works may revise existing ones. */
export interface WorkFormat extends ImportFormat {
  /** Validates a batch against the database. Returns the works that `amend` handles. */
  judge?(setting: ImportSetting, batch: readonly JudgedWork[]): Promise<ReadonlySet<JudgedWork>>;
  /** Revises existing works in the transaction of the batch; returns how many. */
  amend?(tx: Tx, setting: ImportSetting, works: readonly AmendedWork[]): Promise<number>;
  /** Stores data outside of the model, in the transaction of the batch. */
  keep?(tx: Tx, setting: ImportSetting, works: readonly (JudgedWork & { workId: string })[]): Promise<void>;
}
