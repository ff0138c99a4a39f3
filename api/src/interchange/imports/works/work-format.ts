import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { CompositionDraft } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { ImportFormat, ImportSetting } from '../import-format.ts';

/** A work that is about to be written, or was. */
export interface JudgedWork {
  readonly work: ImportedWork;
  /** What the checks found beside `work.findings`. */
  readonly findings: ImportFinding[];
}

/** A work that changes one that stands, with the parties that it names found or added. */
export interface AmendedWork extends JudgedWork {
  readonly draft: CompositionDraft;
}

/** A format of files with works. One that knows numbers of works may change those that stand. */
export interface WorkFormat extends ImportFormat {
  /** Looks at a batch beside the database: adds findings, and says which works it takes upon itself (see `amend`). */
  judge?(setting: ImportSetting, batch: readonly JudgedWork[]): Promise<ReadonlySet<JudgedWork>>;
  /** Changes works that stand, for those that `judge` gave back; in the transaction of their batch. Gives how many. */
  amend?(tx: Tx, setting: ImportSetting, works: readonly AmendedWork[]): Promise<number>;
  /** Keeps what the model does not hold, in the transaction of the batch; `compositionId` is the new work's. */
  keep?(tx: Tx, setting: ImportSetting, works: readonly (JudgedWork & { compositionId: string })[]): Promise<void>;
}
