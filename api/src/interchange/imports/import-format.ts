import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';

export interface LocalFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly head: Buffer;
}

/** A finding about the whole file. A blocking one refuses the file. */
export interface FileFinding {
  readonly kind: 'file';
  readonly finding: ImportFinding;
}

/** A preview for mapping columns, or of a file that needs no mapping. */
export interface FilePreview {
  readonly about: string;
  /** Null for a format without columns. */
  readonly table: { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
}

/** How a file is read. Fixed for the whole import, so that a resumed import reads the same. */
export interface Reading {
  readonly file: LocalFile;
  readonly choices: unknown;
  /** Skips findings that only warn, since the check reported them. */
  readonly isForWriting?: boolean;
  /** Called with the share of the file read, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** The import and the database connections of a format. */
export interface ImportSetting {
  readonly db: Database;
  readonly jobId: string;
  readonly actor: Act['actor'];
  readonly at: Date;
  readonly asDrafts: boolean;
  /** Days that named members have to confirm. */
  readonly confirmationDays: number;
}

/**
 * A format of files with works or recordings. Reading must be deterministic: a resumed import skips as many works as
 * it has written.
 */
export interface ImportFormat {
  readonly id: string;
  /** Detects the format, by content first. Throws `RefusedFile` for an unreadable file of it. */
  recognises(file: LocalFile): boolean;
  preview(file: LocalFile): Promise<FilePreview>;
  /** Throws `RefusedFile` if reading can't continue; then nothing of the file is imported. */
  read(reading: Reading): AsyncIterable<ImportedWork | FileFinding>;
  /** Headings of `ImportedWork.source` in the file of rejected rows; null for a format that repeats its lines. */
  sourceHeader(reading: Reading): Promise<readonly string[] | null>;
}
