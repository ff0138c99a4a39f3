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
  WriterView,
  workEvent,
} from '@counterpoint/domain/schemas/works';
import type { WorkState } from '@counterpoint/domain/states';
import type { Language } from '@counterpoint/messages';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';
import type { StoredReport } from './acknowledgement-report.ts';

export type EventType = z.infer<typeof workEvent>['type'];
export type Confirmation = WriterView['confirmation'];
export type WriterTerms = Omit<WriterLine, 'party_id' | 'role' | 'shares'>;
export type PublisherTerms = Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'>;

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
    composition_revision: {
      composition_id: string;
      number: number;
      state: WorkState;
      title: string;
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
      change_note: Generated<string | null>;
      created_by: string | null;
      submitted_at: Date | null;
      confirm_by: Date | null;
      registered_at: Date | null;
      reminded_at: Generated<Date | null>;
      created_at: Date;
    };
    composition_line: {
      composition_id: string;
      revision: number;
      position: number;
      /** Null for an unknown writer. */
      party_id: string | null;
      role: WriterRole;
      pr: number;
      mr: number;
      sr: number;
      terms: JSONColumnType<Partial<WriterTerms>, string, string>;
      confirmation: Confirmation;
      confirmed_at: Date | null;
      contest_reason: Generated<string | null>;
    };
    composition_publisher: {
      composition_id: string;
      revision: number;
      position: number;
      chain: number;
      party_id: string | null;
      type: PublisherType;
      pr: number;
      mr: number;
      sr: number;
      terms: JSONColumnType<Partial<PublisherTerms>, string, string>;
      confirmation: Confirmation;
      confirmed_at: Date | null;
      contest_reason: Generated<string | null>;
    };
    composition_recording: {
      composition_id: string;
      revision: number;
      position: number;
      recording_id: string | null;
      isrc: string | null;
      mention: JSONColumnType<RecordingMention, string, string>;
    };
    composition_interest: {
      composition_id: string;
      revision: number;
      side: 'writer' | 'publisher';
      position: number;
      party_id: string | null;
      pr: number;
      mr: number;
      sr: number;
      confirmation: Confirmation;
    };
    composition_event: {
      id: string;
      composition_id: string;
      /** An import writes combined events; `composition_history` splits them. */
      type: EventType | 'imported_submitted' | 'imported_registered';
      /** Null for the society, and for a party that acted without an account. */
      member_id: string | null;
      account_id: Generated<string | null>;
      mandate_id: Generated<string | null>;
      /** The party that acted without an account. */
      party_id: Generated<string | null>;
      revision: Generated<number | null>;
      note: Generated<string | null>;
      at: Date;
    };
    composition_history: {
      id: string;
      composition_id: string;
      type: EventType;
      member_id: string | null;
      account_id: string | null;
      mandate_id: string | null;
      party_id: string | null;
      revision: number | null;
      note: string | null;
      at: Date;
      /** Orders events of the same instant. */
      step: number;
    };
    composition_member: {
      member_id: string;
      composition_id: string;
      state: WorkState;
      title_key: string;
      updated_at: Date;
      /** For the first time; amendments don't change it. */
      registered_at: Date | null;
      asked: Generated<number>;
      confirmed: Generated<number>;
    };
    composition_removal: {
      composition_id: string;
      revision: number;
      party_id: string;
      confirmation: Extract<Confirmation, 'invited' | 'confirmed' | 'contested' | 'unconfirmed'>;
      confirmed_at: Date | null;
    };
    composition_claim: {
      id: string;
      composition_id: string;
      party_id: string;
      role: WriterRole;
      pr: number;
      mr: number;
      sr: number;
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
