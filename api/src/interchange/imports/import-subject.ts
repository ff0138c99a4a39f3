import type { ImportedWork, NamedParty, TableDefinition } from '@counterpoint/domain/imports';
import type { ImportDetails, ImportSubjectId } from '@counterpoint/domain/schemas';
import type { TableRows } from '../../platform/db/copy-tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Topic } from '../../platform/live/publish.ts';
import type { SearchDocument } from '../../platform/search/search-index.ts';
import type { Subject } from '../../platform/search/search-tables.ts';
import type { ImportFormat, ImportSetting } from './import-format.ts';
import type { ImportJob } from './import-repository.ts';
import type { Judged } from './judging/judged.ts';
import type { PartyFinder } from './judging/party-finder.ts';
import type { KnownParty } from './judging/party-lookup-repository.ts';
import type { Origin } from './writing/origin.ts';

/** How what an import holds is said to people. */
export interface ImportNoun {
  readonly one: string;
  readonly many: string;
}

/** What judging a batch beside the database needs. */
export interface Judging<Format extends ImportFormat> {
  readonly db: Database;
  readonly job: ImportJob;
  readonly format: Format;
  readonly setting: ImportSetting;
  /** Finds whom works name. */
  readonly parties: PartyFinder;
  /** Whether what is probably registered already is looked for, too: before the member decides, and to leave it out. */
  readonly looksForAlike: boolean;
}

/** What making the rows of a batch needs. It happens beside the writing of the batch before. */
export interface Preparing<Format extends ImportFormat> {
  readonly db: Database;
  readonly job: ImportJob;
  readonly format: Format;
  readonly origin: Origin;
  /** The parties that the batch names, those with them that are written before it, by their keys. */
  readonly parties: ReadonlyMap<string, KnownParty>;
}

/** What writing a batch needs, all of it in the transaction of `tx`. */
export interface Writing<Format extends ImportFormat> {
  readonly tx: Tx;
  readonly job: ImportJob;
  readonly format: Format;
  readonly setting: ImportSetting;
  /** How long those have to answer who come into a case by what is claimed. */
  readonly responseDays: number;
}

/** A batch as it is written. */
export interface Prepared<Format extends ImportFormat> {
  /** What is new. */
  readonly ids: readonly string[];
  /** Its rows that refer to nothing that the batch before writes, table by table, in the order in which they refer to each other. */
  readonly tables: Iterable<TableRows>;
  /** The rows that name parties, whom the batch before may add; they refer to those above. */
  readonly lines: Iterable<TableRows>;
  /** What it is found by. */
  readonly documents: Iterable<SearchDocument>;
  /** What else is done once the rows stand; how many were changed by it. */
  complete?(writing: Writing<Format>): Promise<number>;
  /** Whether that changes what stood before. */
  readonly changesOthers?: boolean;
}

/** Something that was taken back, and the members in whose lists it was. */
export interface Removed {
  readonly id: string;
  readonly memberIds: readonly string[];
}

/** A member whom something of an import asks, and in how many. */
export interface NamedMember {
  readonly member_id: string;
  readonly works: number;
}

/** A line that may name a party. */
export interface Naming {
  readonly party: NamedParty | null;
}

/** The time to confirm has passed. */
export interface EndingWait {
  readonly at: Date;
  /** How long those have to answer who come into a case by it; null where it was not told. */
  readonly responseDays: number | null;
}

/** What is known of a subject without what its drafts are. */
export interface SubjectFacts {
  readonly id: ImportSubjectId;
  readonly noun: ImportNoun;
  readonly topic: Topic;
  readonly searchSubject: Subject;
  readonly table: TableDefinition;
  /** Rows of the template below that of the columns' examples: what else the same thing has, by the columns' keys. */
  readonly moreExamples: readonly Readonly<Record<string, string>>[];
  /** What a file is told that no format of this subject reads. */
  readonly unread: string;
  /** What to do about what breaks a rule of the subject, by the rule's id. */
  readonly repairs: ReadonlyMap<string, string>;
  /** What of an import stands. */
  standing(db: Database, jobId: string, limit: number): Promise<ImportDetails['kept']>;
  /** The claims that an import made, and that it could not make. */
  claims?(db: Database, jobId: string, limit: number): Promise<ImportDetails['claims']>;
  /** The members who are asked and were not told of it yet; from now on they count as told. */
  newlyNamed(tx: Tx, jobId: string): Promise<NamedMember[]>;
  /** The members who are asked, and who have not answered. */
  stillAsked(tx: Tx, jobId: string): Promise<NamedMember[]>;
  /** Whether anything of an import waits for confirmations: also for who has objected, or for a case to end. */
  isAnyWaiting(tx: Tx, jobId: string): Promise<boolean>;
  /** Ends the waiting of what waits although its time has passed. */
  endWaiting(tx: Tx, jobId: string, ending: EndingWait): Promise<void>;
}

/** What taking back changes of an import needs, in a transaction of its own. */
export interface UndoingChanges {
  readonly job: ImportJob;
  readonly at: Date;
  readonly confirmationDays: number;
  /** How long those have to answer whom what is taken back brings into a case. */
  readonly responseDays: number;
  /** Where the batch before ended. */
  readonly after: string;
}

/** What a batch of changes that were taken back came to. */
export interface ChangesUndone {
  readonly looked: number;
  /** Where the next batch begins. */
  readonly last: string;
  readonly removed: number;
}

/** What an import of one subject does in its own way; all else is the frame's (`stages`). */
export interface SubjectKind<Draft, Format extends ImportFormat> extends SubjectFacts {
  /** Every format that can be imported. The first that recognises a file reads it; CSV, which is any text, comes last. */
  readonly formats: readonly Format[];
  /** Judges one work after the other, each by itself and by what came before it in the file. */
  judgeAlone(): (work: ImportedWork) => Judged<Draft>;
  /** Judges works beside what the society has. Gives the parties that they name, as far as they are known. */
  judgeBatch(judging: Judging<Format>, batch: readonly Judged<Draft>[]): Promise<ReadonlyMap<string, KnownParty>>;
  /** The lines of a draft that may name parties. */
  linesOf(draft: Draft): readonly Naming[];
  /** The line of the file that a work is spoken of by once it is written. */
  lineOf(work: ImportedWork): number;
  /** Makes what is to be written of works, with all that hangs on them. */
  prepare(preparing: Preparing<Format>, batch: readonly Judged<Draft>[]): Promise<Prepared<Format>>;
  /** Claims for the member what others registered, in the same transaction; how many claims were made. */
  claim?(writing: Writing<Format>, batch: readonly Judged<Draft>[]): Promise<number>;
  /** The next ones of an import, by their ids and locked. */
  lockNext(tx: Tx, jobId: string, after: string, limit: number): Promise<string[]>;
  /** Removes those that stand as they were written: nobody confirmed, changed, claimed or disputes them. */
  removeUntouched(tx: Tx, ids: readonly string[]): Promise<Removed[]>;
  /** Takes back, some at a time, what an import changed of what stood before it. */
  undoChanges?(tx: Tx, undoing: UndoingChanges): Promise<ChangesUndone>;
}
