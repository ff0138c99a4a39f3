import type { CertifiedWork } from '@counterpoint/domain/schemas/entries';
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
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';

export type EventType = z.infer<typeof workEvent>['type'];
export type Confirmation = WriterView['confirmation'];
/** What a writer's line holds beside party, role and shares. */
export type WriterTerms = Omit<WriterLine, 'party_id' | 'role' | 'shares'>;
/** What a publisher's line holds beside chain, party, type and shares. */
export type PublisherTerms = Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'>;

interface WorkTable {
  id: string;
  reference: string;
  member_id: string;
  version: number;
  revision: number;
  pending_revision: Generated<number | null>;
  duplicate_of: Generated<string | null>;
  import_job_id: Generated<string | null>;
  /** The number that who submitted it knows the work by. */
  own_number: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

interface WorkRevisionTable {
  composition_id: string;
  number: number;
  state: WorkState;
  title: string;
  /** JSON goes in as text, so that an array is not taken for one of PostgreSQL's own. */
  alternative_titles: ColumnType<WorkDraft['alternative_titles'], string, string>;
  iswc: string | null;
  language: WorkDraft['language'];
  text_music: WorkDraft['text_music'];
  version_type: WorkDraft['version_type'];
  duration_s: number | null;
  genre: string | null;
  /** What was stored before a fact existed lacks it. */
  facts: JSONColumnType<Partial<WorkFacts>, string, string>;
  change_note: Generated<string | null>;
  created_by: string | null;
  submitted_at: Date | null;
  confirm_by: Date | null;
  registered_at: Date | null;
  /** When the submitter last reminded those who have not confirmed. */
  reminded_at: Generated<Date | null>;
  created_at: Date;
}

interface WorkLineTable {
  composition_id: string;
  revision: number;
  position: number;
  /** Null for a writer whom nobody knows. */
  party_id: string | null;
  role: WriterRole;
  pr: number;
  mr: number;
  sr: number;
  terms: JSONColumnType<Partial<WriterTerms>, string, string>;
  confirmation: Confirmation;
  confirmed_at: Date | null;
  contest_reason: Generated<string | null>;
}

interface WorkPublisherTable {
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
}

interface WorkRecordingTable {
  composition_id: string;
  revision: number;
  position: number;
  recording_id: string | null;
  isrc: string | null;
  mention: JSONColumnType<RecordingMention, string, string>;
}

/** A view: writers' and publishers' lines alike. */
interface WorkInterestView {
  composition_id: string;
  revision: number;
  side: 'writer' | 'publisher';
  position: number;
  party_id: string | null;
  pr: number;
  mr: number;
  sr: number;
  confirmation: Confirmation;
}

interface WorkEventTable {
  id: string;
  composition_id: string;
  /** Those of an import say at once what came of it; `composition_history` tells them apart. */
  type: EventType | 'imported_submitted' | 'imported_registered';
  /** Null where the society did it. */
  member_id: string | null;
  revision: Generated<number | null>;
  note: Generated<string | null>;
  at: Date;
}

/** What happened to a work, each thing by itself. */
interface WorkHistoryView {
  id: string;
  composition_id: string;
  type: EventType;
  member_id: string | null;
  revision: number | null;
  note: string | null;
  at: Date;
  /** The order of what happened in one moment. */
  step: number;
}

interface WorkMemberTable {
  member_id: string;
  composition_id: string;
  state: WorkState;
  title_key: string;
  updated_at: Date;
  registered_at: Date | null;
  asked: Generated<number>;
  confirmed: Generated<number>;
}

/** A party that the version before named and this one leaves out. */
interface WorkRemovalTable {
  composition_id: string;
  revision: number;
  party_id: string;
  confirmation: Extract<Confirmation, 'invited' | 'confirmed' | 'contested' | 'unconfirmed'>;
  confirmed_at: Date | null;
}

interface WorkClaimTable {
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
}

interface CertificateTable {
  id: string;
  number: string;
  code: string;
  composition_id: string;
  revision: number;
  content: JSONColumnType<CertifiedWork, string, string>;
  issued_by: string;
  issued_at: Date;
}

export interface WorkTables {
  composition: WorkTable;
  composition_revision: WorkRevisionTable;
  composition_line: WorkLineTable;
  composition_publisher: WorkPublisherTable;
  composition_recording: WorkRecordingTable;
  composition_interest: WorkInterestView;
  composition_event: WorkEventTable;
  composition_history: WorkHistoryView;
  composition_member: WorkMemberTable;
  composition_removal: WorkRemovalTable;
  composition_claim: WorkClaimTable;
  certificate: CertificateTable;
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends WorkTables {}
}
