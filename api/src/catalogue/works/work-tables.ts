import type { CwrStatus } from '@counterpoint/domain/cwr';
import type { CertifiedWork } from '@counterpoint/domain/schemas/entries';
import type { Acknowledgement } from '@counterpoint/domain/schemas/imports';
import type {
  PublisherLine,
  PublisherType,
  RecordingMention,
  WorkClaim,
  WorkDraft,
  WorkFacts,
  WriterLine,
  WriterRole,
  workEvent,
} from '@counterpoint/domain/schemas/works';
import type { Shares } from '@counterpoint/domain/shares';
import type { WorkState } from '@counterpoint/domain/states';
import type { Language } from '@counterpoint/messages';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';
import type {
  ConfirmedLineColumns,
  EventColumns,
  LineColumns,
  ListedColumns,
  RemovalColumns,
  RevisionColumns,
} from '../entry/entry-tables.ts';
import type { StoredReport } from './acknowledgement-report.ts';

type EventType = z.infer<typeof workEvent>['type'];
export type WriterTerms = Omit<WriterLine, 'party_id' | 'role' | 'shares'>;
export type PublisherTerms = Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'>;

/** A line of a writer or a publisher. */
interface InterestColumns extends ConfirmedLineColumns, Shares {
  composition_id: string;
  /** Null for an unknown party. */
  party_id: string | null;
}

interface WorkEventColumns extends EventColumns {
  composition_id: string;
  /** The party that acted without an account. */
  party_id: Generated<string | null>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    composition: {
      id: string;
      reference: string;
      member_id: string;
      version: number;
      revision: number;
      pending_revision: Generated<number | null>;
      duplicate_of: Generated<string | null>;
      import_job_id: Generated<string | null>;
      own_number: Generated<string | null>;
      created_at: Date;
      updated_at: Date;
    };
    composition_revision: RevisionColumns & {
      composition_id: string;
      state: WorkState;
      /** JSON is passed as text, because the driver would bind an array as a PostgreSQL array. */
      alternative_titles: ColumnType<WorkDraft['alternative_titles'], string, string>;
      iswc: string | null;
      language: WorkDraft['language'];
      text_music: WorkDraft['text_music'];
      version_type: WorkDraft['version_type'];
      duration_s: number | null;
      genre: string | null;
      /** Partial: older rows lack newer facts. */
      facts: JSONColumnType<Partial<WorkFacts>, string, string>;
    };
    composition_line: InterestColumns & {
      role: WriterRole;
      terms: JSONColumnType<Partial<WriterTerms>, string, string>;
    };
    composition_publisher: InterestColumns & {
      chain: number;
      type: PublisherType;
      terms: JSONColumnType<Partial<PublisherTerms>, string, string>;
    };
    composition_recording: LineColumns & {
      composition_id: string;
      recording_id: string | null;
      isrc: string | null;
      mention: JSONColumnType<RecordingMention, string, string>;
    };
    composition_interest: Omit<InterestColumns, 'confirmed_at' | 'contest_reason'> & { side: 'writer' | 'publisher' };
    composition_event: WorkEventColumns & {
      /** An import writes combined events; `composition_history` splits them. */
      type: EventType | 'imported_submitted' | 'imported_registered';
    };
    composition_history: WorkEventColumns & {
      type: EventType;
      /** Orders events of the same instant. */
      step: number;
    };
    composition_member: ListedColumns & {
      composition_id: string;
      state: WorkState;
      /** For the first time; amendments don't change it. */
      registered_at: Date | null;
    };
    composition_removal: RemovalColumns & { composition_id: string };
    composition_claim: Shares & {
      id: string;
      composition_id: string;
      party_id: string;
      role: WriterRole;
      statement: string;
      state: WorkClaim['state'];
      answer: string | null;
      opposition_id: string | null;
      created_at: Date;
      answered_at: Date | null;
    };
    composition_invitation: {
      id: string;
      composition_id: string;
      party_id: string;
      member_id: string;
      email: string;
      token_hash: Buffer;
      sent_at: Date;
      expires_at: Date;
      opened_at: Generated<Date | null>;
      answer: Generated<'confirmed' | 'declined' | null>;
      answered_at: Generated<Date | null>;
      /** The language in which the party answered. */
      language: Generated<Language | null>;
      /** The revision that was confirmed or declined. */
      revision: Generated<number | null>;
      reason: Generated<string | null>;
      withdrawn_at: Generated<Date | null>;
    };
    acknowledgement_file: {
      id: string;
      member_id: string;
      society_code: string;
      society_name: string;
      file_created: string;
      content_hash: Buffer | null;
      file_name: string;
      report: JSONColumnType<StoredReport, string, string> | null;
      created_at: Date;
    };
    composition_acknowledgement: {
      id: string;
      composition_id: string;
      file_id: string;
      line: number;
      society_code: string;
      file_created: string;
      status: CwrStatus | null;
      recipient_number: string | null;
      sent_on: string | null;
      processed_on: string | null;
      iswc: string | null;
      messages: JSONColumnType<Acknowledgement['messages'], string, string>;
      conflicts: JSONColumnType<Acknowledgement['conflicts'], string, string>;
      created_at: Date;
    };
    certificate: {
      id: string;
      number: string;
      code: string;
      composition_id: string;
      revision: number;
      content: JSONColumnType<CertifiedWork, string, string>;
      issued_by: string;
      issued_at: Date;
    };
  }
}
