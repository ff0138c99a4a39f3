import type { ImportedWork, NamedParty, TableDefinition } from '@counterpoint/domain/imports';
import type { ImportDetails, ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import type { TableRows } from '../../platform/db/copy-tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Topic } from '../../platform/live/outbox-repository.ts';
import type { SearchDocument } from '../../platform/search/search-index.ts';
import type { Subject } from '../../platform/search/search-tables.ts';
import type { ImportFormat, ImportSetting } from './import-format.ts';
import type { ImportJob, NextOfImport } from './import-repository.ts';
import type { Judged } from './judging/judged.ts';
import type { PartyFinder } from './judging/party-finder.ts';
import type { KnownParty } from './judging/party-lookup-repository.ts';
import type { Origin } from './writing/origin.ts';

export interface ImportNoun {
  readonly one: string;
  readonly many: string;
}

export interface Judging<Format extends ImportFormat> {
  readonly db: Database;
  readonly job: ImportJob;
  readonly format: Format;
  readonly setting: ImportSetting;
  readonly parties: PartyFinder;
  /** Also looks for probable duplicates, before the member decides and to leave them out. */
  readonly looksForAlike: boolean;
}

export interface Preparing<Format extends ImportFormat> {
  readonly db: Database;
  readonly job: ImportJob;
  readonly format: Format;
  readonly origin: Origin;
  readonly parties: ReadonlyMap<string, KnownParty>;
}

export interface Writing<Format extends ImportFormat> {
  readonly tx: Tx;
  readonly job: ImportJob;
  readonly format: Format;
  readonly setting: ImportSetting;
  /** Response days of cases that a claim opens. */
  readonly responseDays: number;
}

export interface Prepared<Format extends ImportFormat> {
  readonly ids: readonly string[];
  /** Rows without references to the previous batch, ordered by foreign keys. */
  readonly tables: Iterable<TableRows>;
  readonly lines: Iterable<TableRows>;
  readonly documents: Iterable<SearchDocument>;
  /** Runs after the rows are written; returns how many entries it changed. */
  complete?(writing: Writing<Format>): Promise<number>;
  /** Whether `complete` changes existing entries. */
  readonly changesOthers?: boolean;
}

/** A removed entry, and the members whose lists had it. */
export interface Removed {
  readonly id: string;
  readonly memberIds: readonly string[];
}

export interface NamedMember {
  readonly member_id: string;
  readonly works: number;
}

export interface Naming {
  readonly party: NamedParty | null;
}

/** The confirmation period has ended. */
export interface EndingWait {
  readonly at: Date;
  /** Response days of cases that this opens; null if unknown. */
  readonly responseDays: number | null;
}

export interface SubjectFacts {
  readonly id: ImportSubjectId;
  readonly noun: ImportNoun;
  readonly topic: Topic;
  readonly searchSubject: Subject;
  readonly table: TableDefinition;
  /** Further rows of the template's example, by column key. */
  readonly moreExamples: readonly Readonly<Record<string, string>>[];
  /** The message for a file that no format of this subject reads. */
  readonly unread: string;
  readonly repairs: ReadonlyMap<string, string>;
  standing(db: Database, jobId: string, limit: number): Promise<ImportDetails['kept']>;
  /** Claims made, and claims that failed. */
  claims?(db: Database, jobId: string, limit: number): Promise<ImportDetails['claims']>;
  /** Returns members not yet notified, and marks them as notified. */
  newlyNamed(tx: Tx, jobId: string): Promise<NamedMember[]>;
  /** Returns members who haven't answered. */
  stillAsked(tx: Tx, jobId: string): Promise<NamedMember[]>;
  /** Whether any entry is pending: also one that is contested or in a case. */
  isAnyWaiting(tx: Tx, jobId: string): Promise<boolean>;
  /** Ends the confirmation period of entries that it has already passed for. */
  endWaiting(tx: Tx, jobId: string, ending: EndingWait): Promise<void>;
}

export interface UndoingChanges {
  readonly job: ImportJob;
  readonly at: Date;
  readonly confirmationDays: number;
  /** Response days of cases that the undo opens. */
  readonly responseDays: number;
  readonly after: string;
}

export interface ChangesUndone {
  readonly looked: number;
  readonly last: string;
  readonly removed: number;
}

/** What imports of works and recordings do differently; `stages` has the rest. */
export interface SubjectKind<Draft, Format extends ImportFormat> extends SubjectFacts {
  /** The first format that recognises a file reads it. CSV accepts any text, so it comes last. */
  readonly formats: readonly Format[];
  /** Returns a function that validates rows in order, each on its own and against the rows before. */
  judgeAlone(): (work: ImportedWork) => Judged<Draft>;
  /** Validates a batch against the catalogue. Returns the known parties that it names. */
  judgeBatch(judging: Judging<Format>, batch: readonly Judged<Draft>[]): Promise<ReadonlyMap<string, KnownParty>>;
  linesOf(draft: Draft): readonly Naming[];
  /** Line number that identifies a written row. */
  lineOf(work: ImportedWork): number;
  /** Builds the rows to write, with everything that depends on them. */
  prepare(preparing: Preparing<Format>, batch: readonly Judged<Draft>[]): Promise<Prepared<Format>>;
  /** Claims the member's rights in existing entries in this transaction; returns how many. */
  claim?(writing: Writing<Format>, batch: readonly Judged<Draft>[]): Promise<number>;
  /** Locks the next entries of an import, by id. */
  lockNext(tx: Tx, next: NextOfImport): Promise<string[]>;
  /** Removes entries that nobody has confirmed, changed, claimed or disputed. */
  removeUntouched(tx: Tx, ids: readonly string[]): Promise<Removed[]>;
  /** Undoes a batch of an import's changes to existing entries. */
  undoChanges?(tx: Tx, undoing: UndoingChanges): Promise<ChangesUndone>;
}
