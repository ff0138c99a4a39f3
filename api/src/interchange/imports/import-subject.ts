import type { ImportedWork, NamedParty, TableDefinition } from '@counterpoint/domain/imports';
import type { HolderProposal } from '@counterpoint/domain/recording-imports';
import type { ImportDetails, ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import type { Message } from '@counterpoint/messages';
import type { TableRows } from '../../platform/db/copy-tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Topic } from '../../platform/live/outbox-repository.ts';
import type { SearchDocument } from '../../platform/search/search-index.ts';
import type { ImportContext, ImportFormat, RowValidation, WriteContext } from './import-format.ts';
import type { ImportJob, NextOfImport } from './import-repository.ts';
import type { KnownParty } from './validation/party-lookup-repository.ts';
import type { ValidatedRow } from './validation/validated-row.ts';

export interface PrepareContext extends ImportContext {
  readonly db: Database;
  readonly parties: ReadonlyMap<string, KnownParty>;
}

export interface PreparedEntries {
  readonly ids: readonly string[];
  readonly tables: Iterable<TableRows>;
  readonly lines: Iterable<TableRows>;
  readonly documents: Iterable<SearchDocument>;
  complete?(writing: WriteContext): Promise<number>;
  readonly changesOthers?: boolean;
}

export interface RemovedEntry {
  readonly id: string;
  readonly memberIds: readonly string[];
}

export interface NamedMember {
  readonly member_id: string;
  readonly works: number;
}

export interface NamingLine {
  readonly party: NamedParty | null;
}

export type KeptEntries = Pick<ImportDetails, 'kept' | 'kept_count'>;

export interface UndoingChanges {
  readonly job: ImportJob;
  readonly at: Date;
  readonly after: string;
}

export interface ChangesUndone {
  readonly visited: number;
  readonly last: string;
  readonly removed: number;
}

/**
 * Holds the differences between importing works and recordings; `stages` has the rest, and only passes drafts on.
 */
export interface ImportSubject<Draft = unknown> {
  readonly id: ImportSubjectId;
  /** Selects the wording of messages. */
  readonly noun: 'work' | 'recording';
  readonly topic: Topic;
  readonly table: TableDefinition;
  /** Keys of the columns of the short template. */
  readonly shortColumns: readonly string[];
  readonly moreExamples: readonly Readonly<Record<string, string>>[];
  /** By rule, if its own message has figures of one entry. */
  readonly repairs: ReadonlyMap<string, Message>;
  remaining(db: Database, jobId: string, limit: number): Promise<KeptEntries>;
  /** Revisions that stayed drafts, with the reason. */
  notSubmitted?(db: Database, jobId: string, limit: number): Promise<KeptEntries>;
  claims?(db: Database, jobId: string, limit: number): Promise<ImportDetails['claims']>;
  /** Members who have yet to confirm entries of this import that are due at `confirmBy`. */
  listUnconfirmed(tx: Tx, jobId: string, confirmBy: Date): Promise<NamedMember[]>;
  /** Members named in entries that this import wrote since its start, who have nothing to confirm in them. */
  listPerformers?(tx: Tx, jobId: string, since: Date): Promise<NamedMember[]>;
  /** Members with the most entries first. */
  readAwaited(db: Database, jobId: string, limit: number): Promise<ImportDetails['awaited']>;
  endWaiting(tx: Tx, jobId: string, at: Date): Promise<void>;
  /** The first format that recognises a file reads it. CSV accepts any text, so it comes last. */
  readonly formats: readonly ImportFormat[];
  createRowValidator(): (work: ImportedWork) => ValidatedRow<Draft>;
  validateBatch(
    validation: RowValidation,
    batch: readonly ValidatedRow<Draft>[],
  ): Promise<ReadonlyMap<string, KnownParty>>;
  linesOf(draft: Draft): readonly NamingLine[];
  /** Suggested rights holders of an entry without any. */
  proposeHolders?(row: ValidatedRow<Draft>): readonly HolderProposal[];
  lineOf(work: ImportedWork): number;
  prepare(preparing: PrepareContext, batch: readonly ValidatedRow<Draft>[]): Promise<PreparedEntries>;
  claim?(writing: WriteContext, batch: readonly ValidatedRow<Draft>[]): Promise<number>;
  lockNext(tx: Tx, next: NextOfImport): Promise<string[]>;
  removeUntouched(tx: Tx, ids: readonly string[]): Promise<RemovedEntry[]>;
  undoChanges?(tx: Tx, undoing: UndoingChanges): Promise<ChangesUndone>;
}
