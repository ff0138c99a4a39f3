import type { CertifiedWork } from '@counterpoint/domain/schemas/entries';
import type {
  CompositionDraft,
  compositionEvent,
  PublisherLine,
  PublisherType,
  RecordingMention,
  WorkClaim,
  WorkFacts,
  WriterLine,
  WriterRole,
  WriterView,
} from '@counterpoint/domain/schemas/works';
import type { CompositionState } from '@counterpoint/domain/states';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';

export type EventType = z.infer<typeof compositionEvent>['type'];
export type Confirmation = WriterView['confirmation'];
/** What a writer's line holds beside party, role and shares. */
export type WriterTerms = Omit<WriterLine, 'party_id' | 'role' | 'shares'>;
/** What a publisher's line holds beside chain, party, type and shares. */
export type PublisherTerms = Omit<PublisherLine, 'chain' | 'party_id' | 'type' | 'shares'>;

interface CompositionTable {
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

interface CompositionRevisionTable {
  composition_id: string;
  number: number;
  state: CompositionState;
  title: string;
  /** JSON goes in as text, so that an array is not taken for one of PostgreSQL's own. */
  alternative_titles: ColumnType<CompositionDraft['alternative_titles'], string, string>;
  iswc: string | null;
  language: CompositionDraft['language'];
  text_music: CompositionDraft['text_music'];
  version_type: CompositionDraft['version_type'];
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

interface CompositionLineTable {
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

interface CompositionPublisherTable {
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

interface CompositionRecordingTable {
  composition_id: string;
  revision: number;
  position: number;
  recording_id: string | null;
  isrc: string | null;
  mention: JSONColumnType<RecordingMention, string, string>;
}

/** A view: writers' and publishers' lines alike. */
interface CompositionInterestView {
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

interface CompositionEventTable {
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
interface CompositionHistoryView {
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

interface CompositionMemberTable {
  member_id: string;
  composition_id: string;
  state: CompositionState;
  title_key: string;
  updated_at: Date;
  registered_at: Date | null;
  asked: Generated<number>;
  confirmed: Generated<number>;
}

/** A party that the version before named and this one leaves out. */
interface CompositionRemovalTable {
  composition_id: string;
  revision: number;
  party_id: string;
  confirmation: Extract<Confirmation, 'invited' | 'confirmed' | 'contested' | 'unconfirmed'>;
  confirmed_at: Date | null;
}

interface CompositionClaimTable {
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

export interface CompositionTables {
  composition: CompositionTable;
  composition_revision: CompositionRevisionTable;
  composition_line: CompositionLineTable;
  composition_publisher: CompositionPublisherTable;
  composition_recording: CompositionRecordingTable;
  composition_interest: CompositionInterestView;
  composition_event: CompositionEventTable;
  composition_history: CompositionHistoryView;
  composition_member: CompositionMemberTable;
  composition_removal: CompositionRemovalTable;
  composition_claim: CompositionClaimTable;
  certificate: CertificateTable;
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends CompositionTables {}
}
