import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { WorkDraft } from '@counterpoint/domain/schemas/works';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { ImportFormat, ImportSetting } from '../import-format.ts';

export interface ValidatedFormatWork {
  readonly work: ImportedWork;
  readonly findings: ImportFinding[];
}

export interface AmendedWork extends ValidatedFormatWork {
  readonly draft: WorkDraft;
}

export interface WorkFormat extends ImportFormat {
  /** Returns the works that `amend` handles. */
  validate?(setting: ImportSetting, batch: readonly ValidatedFormatWork[]): Promise<ReadonlySet<ValidatedFormatWork>>;
  amend?(tx: Tx, setting: ImportSetting, works: readonly AmendedWork[]): Promise<number>;
  keep?(tx: Tx, setting: ImportSetting, works: readonly (ValidatedFormatWork & { workId: string })[]): Promise<void>;
}
