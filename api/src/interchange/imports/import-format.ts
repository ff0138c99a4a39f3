import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';

/** A file that was handed in, as a plain file of this machine for as long as it is read. */
export interface LocalFile {
  readonly path: string;
  /** What its sender calls it. */
  readonly name: string;
  readonly bytes: number;
  /** The first 8 kB, or all of it. */
  readonly head: Buffer;
}

/** A finding on the file as a whole, whenever it is made. One that blocks refuses the file: nothing of it is imported. */
export interface FileFinding {
  readonly kind: 'file';
  readonly finding: ImportFinding;
}

/** What a member is shown before columns are mapped, and what is told of a file that needs no mapping. */
export interface FilePreview {
  /** In words: `CSV, UTF-8, separated by semicolons`. */
  readonly about: string;
  /** Null where the format says itself what stands where. */
  readonly table: { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
}

/** How a file is read; settled once, and the same again when an import that was interrupted goes on. */
export interface Reading {
  readonly file: LocalFile;
  /** The member's choices for this file (columns, share unit); null where the format has no choice. */
  readonly choices: unknown;
  /** Whether what is read is written: what is only said of it, and keeps nothing out, was said by the check. */
  readonly isForWriting?: boolean;
  /** Told how much of the file was read, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** Whom an import is for, and where its database is. */
export interface ImportSetting {
  readonly db: Database;
  readonly jobId: string;
  readonly actor: Act['actor'];
  /** When the import began: the time of everything that it writes. */
  readonly at: Date;
  /** Whether the member wants drafts, and nothing submitted. */
  readonly asDrafts: boolean;
  /** How long those who are named have to confirm. */
  readonly confirmationDays: number;
}

/**
 * A format of files with works or recordings. Reading is pure and the same every time: the works of a file come in the same order
 * and number when it is read again, since an interrupted import counts how many it has dealt with.
 */
export interface ImportFormat {
  readonly id: string;
  /** Whether a file is of this format, by its content first. Throws a `RefusedFile` for one that is but cannot be read. */
  recognises(file: LocalFile): boolean;
  /** Throws a `RefusedFile` where the file cannot be read. */
  preview(file: LocalFile): Promise<FilePreview>;
  /** Streams the works. Throws a `RefusedFile` where reading cannot go on: nothing of the file is then imported. */
  read(reading: Reading): AsyncIterable<ImportedWork | FileFinding>;
  /** Names of the columns of `ImportedWork.source`, for the file of what was left out; null: its lines as they stand. */
  sourceHeader(reading: Reading): Promise<readonly string[] | null>;
}
