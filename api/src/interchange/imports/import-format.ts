import type { Fault, ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { ImportEncoding, ImportPreview } from '@counterpoint/domain/schemas/imports';
import type { WorkDraft } from '@counterpoint/domain/schemas/works';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { ImportJob } from './import-repository.ts';
import type { PartyFinder } from './validation/party-finder.ts';
import type { ValidatedRow } from './validation/validated-row.ts';

export interface LocalFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly head: Buffer;
  /** The sheet that the member chose. */
  readonly sheet?: string;
  /** The encoding that the member chose. */
  readonly encoding?: ImportEncoding | null;
  readonly packed?: PackedFiles;
}

/** The other entries of the ZIP. */
export interface PackedFiles {
  /** Messages to read after this one. */
  readonly others: readonly LocalFile[];
  /** Tables to choose from. */
  readonly tables: string[];
  readonly unread: readonly string[];
}

export interface FileFinding {
  readonly kind: 'file';
  readonly finding: ImportFinding;
}

export function ofFile(finding: ImportFinding): FileFinding {
  return { kind: 'file', finding };
}

/** About the whole file, a line or a column of it. */
export function fileFinding(
  fault: Fault,
  { line = null, column = null, found = null }: Partial<Pick<ImportFinding, 'line' | 'column' | 'found'>>,
): FileFinding {
  return ofFile({ ...fault, line, column, found });
}

export interface FilePreview {
  readonly about: string;
  readonly table: PreviewedTable | null;
}

export interface PreviewedTable
  extends Pick<ImportPreview, 'header' | 'rows' | 'sheets' | 'sheet' | 'encodings' | 'encoding'> {
  /** More rows, to guess what the columns hold. */
  readonly sample: readonly (readonly string[])[];
}

export interface Reading {
  readonly file: LocalFile;
  readonly choices: unknown;
  /** Skips warnings, which the check has reported. */
  readonly isForWriting?: boolean;
  readonly progress?: (share: number) => void;
}

/** A step of an import. */
export interface ImportContext {
  readonly job: ImportJob;
  readonly format: ImportFormat;
  readonly actor: Act['actor'];
  /** Its start; in a check, the time of the check. */
  readonly at: Date;
  readonly confirmBy: Date;
}

export interface RowValidation extends ImportContext {
  readonly db: Database;
  readonly parties: PartyFinder;
  /** Also finds probable duplicates: in the check, and in the writing if the member leaves them out. */
  readonly looksForDuplicates: boolean;
}

export interface WriteContext extends ImportContext {
  readonly tx: Tx;
}

export type ReportedWork = Pick<ValidatedRow, 'work' | 'findings'>;
type AmendedWork = ReportedWork & { readonly draft: WorkDraft };

/** Reading must be deterministic: a resumed import skips as many works as it has written. */
export interface ImportFormat {
  readonly id: string;
  recognises(file: LocalFile): boolean;
  preview(file: LocalFile): Promise<FilePreview>;
  /** Throws `RejectedFile` if reading can't continue; then nothing of the file is imported. */
  read(reading: Reading): AsyncIterable<ImportedWork | FileFinding>;
  /** Headings of `ImportedWork.source` in the file of rejected rows, unless it is a table or its lines are repeated. */
  readonly sourceHeader?: readonly string[];
  /** Validates the works' numbers. Returns the works that `amend` handles. */
  validate?(validation: RowValidation, batch: readonly ReportedWork[]): Promise<ReadonlySet<ReportedWork>>;
  amend?(writing: WriteContext, works: readonly AmendedWork[]): Promise<number>;
  keep?(writing: WriteContext, works: readonly (ReportedWork & { readonly workId: string })[]): Promise<void>;
}
