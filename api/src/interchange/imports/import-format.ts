import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { ImportEncoding, ImportPreview } from '@counterpoint/domain/schemas/imports';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';

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
  readonly tables: readonly string[];
  readonly unread: readonly string[];
}

export interface FileFinding {
  readonly kind: 'file';
  readonly finding: ImportFinding;
}

export interface FilePreview {
  readonly about: string;
  readonly table: PreviewedTable | null;
}

export interface PreviewedTable {
  readonly header: readonly string[];
  /** The first rows, to show. */
  readonly rows: readonly (readonly string[])[];
  /** More rows, to guess what the columns hold. */
  readonly sample: readonly (readonly string[])[];
  /** To choose from; empty if there is one. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** To choose from; empty if the file tells it. */
  readonly encodings: ImportPreview['encodings'];
  readonly encoding: ImportEncoding | null;
}

export interface Reading {
  readonly file: LocalFile;
  readonly choices: unknown;
  /** Skips warnings, which the check has reported. */
  readonly isForWriting?: boolean;
  readonly progress?: (share: number) => void;
}

export interface ImportSetting {
  readonly db: Database;
  readonly jobId: string;
  readonly actor: Act['actor'];
  readonly at: Date;
  readonly asDrafts: boolean;
  readonly confirmationDays: number;
}

/** Reading must be deterministic: a resumed import skips as many works as it has written. */
export interface ImportFormat {
  readonly id: string;
  recognises(file: LocalFile): boolean;
  preview(file: LocalFile): Promise<FilePreview>;
  /** Throws `RejectedFile` if reading can't continue; then nothing of the file is imported. */
  read(reading: Reading): AsyncIterable<ImportedWork | FileFinding>;
  /** Headings of `ImportedWork.source` in the file of rejected rows; null for a format that repeats its lines. */
  sourceHeader(reading: Reading): Promise<readonly string[] | null>;
}
