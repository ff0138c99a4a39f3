import type { CompositionDraft, compositionEvent, WriterRole, WriterView } from '@counterpoint/domain/schemas';
import type { CompositionState } from '@counterpoint/domain/states';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod/mini';

export type EventType = z.infer<typeof compositionEvent>['type'];
export type Confirmation = WriterView['confirmation'];

interface CompositionTable {
  id: string;
  reference: string;
  member_id: string;
  version: number;
  revision: number;
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
  submitted_at: Date | null;
  confirm_by: Date | null;
  registered_at: Date | null;
  created_at: Date;
}

interface CompositionLineTable {
  composition_id: string;
  revision: number;
  position: number;
  party_id: string;
  role: WriterRole;
  pr: number;
  mr: number;
  sr: number;
  confirmation: Confirmation;
  confirmed_at: Date | null;
}

interface CompositionEventTable {
  id: string;
  composition_id: string;
  type: EventType;
  /** Null where the society did it. */
  member_id: string | null;
  at: Date;
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

export interface CompositionTables {
  composition: CompositionTable;
  composition_revision: CompositionRevisionTable;
  composition_line: CompositionLineTable;
  composition_event: CompositionEventTable;
  composition_member: CompositionMemberTable;
}
