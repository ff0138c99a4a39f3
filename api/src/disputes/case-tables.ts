import type { CaseAct } from '@counterpoint/domain/cases';
import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type {
  CaseDraft,
  CaseLine,
  CaseResolution,
  CaseScope,
  CaseVisibility,
  EvidenceKind,
  PROPOSAL_STATES,
} from '@counterpoint/domain/schemas/cases';
import type { Right } from '@counterpoint/domain/shares';
import type { CaseKind, CaseState } from '@counterpoint/domain/states';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type CaseEventType =
  | CaseAct
  | 'joined'
  | 'left'
  | 'changed'
  | 'evidence'
  | 'evidence_removed'
  | 'extended'
  | 'reminded'
  | 'overdue'
  | 'split_withdrawn';

declare module '../platform/db/tables.ts' {
  interface Tables {
    opposition_proposal: {
      id: string;
      opposition_id: string;
      proposed_by: string;
      lines: JSONColumnType<CaseLine[], string, string>;
      note: string;
      state: (typeof PROPOSAL_STATES)[number];
      created_at: Date;
      closed_at: Date | null;
    };
    opposition_acceptance: {
      proposal_id: string;
      party_id: string;
      is_accepted: boolean;
      reason: string | null;
      at: Date;
    };
    opposition_evidence: {
      id: string;
      opposition_id: string;
      /** Null for the society. */
      party_id: string | null;
      member_id: string | null;
      kind: EvidenceKind;
      file_name: string;
      /** Null once the file of a removed document is deleted. */
      file_id: string | null;
      visibility: CaseVisibility;
      note: string | null;
      created_at: Date;
      removed_at: Date | null;
    };
    opposition_message: {
      id: string;
      opposition_id: string;
      /** Null for the society. */
      party_id: string | null;
      member_id: string | null;
      body: string;
      visibility: CaseVisibility;
      created_at: Date;
    };
    opposition: {
      id: string;
      number: string;
      kind: CaseKind;
      state: CaseState;
      composition_id: string | null;
      recording_id: string | null;
      claimed_share: Generated<number | null>;
      statement: Generated<string | null>;
      /** Null if it is about the active revision. */
      contested_revision: Generated<number | null>;
      scope: JSONColumnType<RightsSegment[], string | undefined, string> | null;
      /** Empty for detected cases. */
      asked: JSONColumnType<Partial<CaseScope>, string | undefined, string>;
      registered_lines: JSONColumnType<CaseLine[], string | undefined, string>;
      /** Null once it is filed. */
      draft: JSONColumnType<CaseDraft, string | undefined, string | null> | null;
      other_work_id: Generated<string | null>;
      other_work: Generated<string | null>;
      timings: Generated<string | null>;
      declared_at: Generated<Date | null>;
      submitted_at: Generated<Date | null>;
      evidence_by: Generated<Date | null>;
      is_detected: Generated<boolean>;
      follows_id: Generated<string | null>;
      merged_into_id: Generated<string | null>;
      resolution_text: Generated<string | null>;
      resolved_lines: JSONColumnType<CaseLine[], string | undefined, string> | null;
      resolution: Generated<CaseResolution | null>;
      resolved_at: Generated<Date | null>;
      version: Generated<number>;
      created_at: Date;
      updated_at: Date;
    };
    opposition_party: {
      opposition_id: string;
      party_id: string;
      side: 'claimant' | 'respondent';
      respond_by: Date | null;
      answered_at: Date | null;
      answer: Generated<'update' | 'revoke' | 'maintain' | null>;
      more_time_at: Generated<Date | null>;
      statement: Generated<string | null>;
      /** Claimants only: all lines as they should be. */
      claimed_lines: JSONColumnType<CaseLine[], string | undefined, string>;
      joined_at: Generated<Date | null>;
      left_at: Generated<Date | null>;
    };
    hold: {
      id: string;
      opposition_id: string;
      composition_id: string | null;
      recording_id: string | null;
      right: Right | null;
      share: number;
      /** Null for the lines of all parties. */
      party_id: Generated<string | null>;
      /** Null if no share is disputed, and for overlaps. */
      line_key: Generated<string | null>;
      territories: JSONColumnType<CaseScope['territories'], string | undefined, string>;
      /** Dates without a time zone, written as text. */
      period_from: ColumnType<Date | null, string | null | undefined, string | null>;
      period_to: ColumnType<Date | null, string | null | undefined, string | null>;
      scope: JSONColumnType<RightsSegment[], string | undefined, string> | null;
      since: Date;
      released_at: Date | null;
    };
    opposition_event: {
      id: string;
      opposition_id: string;
      type: CaseEventType;
      /** Null for the society and automatic events. */
      party_id: string | null;
      member_id: string | null;
      account_id: Generated<string | null>;
      mandate_id: Generated<string | null>;
      state: CaseState;
      note: string | null;
      payload: JSONColumnType<Record<string, unknown>, string, string>;
      at: Date;
    };
  }
}
