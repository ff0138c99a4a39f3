import type { CaseAct } from '@counterpoint/domain/oppositions';
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

interface CaseTable {
  id: string;
  number: string;
  kind: CaseKind;
  state: CaseState;
  composition_id: string | null;
  recording_id: string | null;
  right: Right | null;
  claimed_share: number | null;
  /** What the claimant says. */
  statement: Generated<string | null>;
  /** The version of a work that it objects to; null where it is about what is in force. */
  contested_revision: Generated<number | null>;
  /** Where and when the rights in a recording conflict; null for a case about a work. */
  scope: JSONColumnType<RightsSegment[], string | undefined, string> | null;
  /** How far it reaches, as it was filed; empty where it came about by itself. */
  asked: JSONColumnType<Partial<CaseScope>, string | undefined, string>;
  /** Every line of the disputed rights as registered when the case was opened. */
  registered_lines: JSONColumnType<CaseLine[], string | undefined, string>;
  /** What its filer has entered so far; null once it is filed. */
  draft: JSONColumnType<CaseDraft, string | undefined, string | null> | null;
  other_work_id: Generated<string | null>;
  other_work: Generated<string | null>;
  timings: Generated<string | null>;
  declared_at: Generated<Date | null>;
  submitted_at: Generated<Date | null>;
  /** Until when the claimant can bring documents. */
  evidence_by: Generated<Date | null>;
  /** Whether claims that overlap opened it. */
  is_detected: Generated<boolean>;
  follows_id: Generated<string | null>;
  merged_into_id: Generated<string | null>;
  resolution_text: Generated<string | null>;
  /** How the lines stand since the end; null where nothing changed. */
  resolved_lines: JSONColumnType<CaseLine[], string | undefined, string> | null;
  resolution: Generated<CaseResolution | null>;
  resolved_at: Generated<Date | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface CasePartyTable {
  opposition_id: string;
  party_id: string;
  side: 'claimant' | 'respondent';
  respond_by: Date | null;
  answered_at: Date | null;
  /** What a respondent said. */
  answer: Generated<'update' | 'revoke' | 'maintain' | null>;
  /** When they were given more time, which is once. */
  more_time_at: Generated<Date | null>;
  /** What a claimant says. */
  statement: Generated<string | null>;
  /** Of a claimant: every line as they say it should be. */
  claimed_lines: JSONColumnType<CaseLine[], string | undefined, string>;
  joined_at: Generated<Date | null>;
  /** When a claimant took their claim back while the case went on. */
  left_at: Generated<Date | null>;
}

/** What happened to a case: an act of the machine, or what changed beside it. */
export type CaseEventType =
  | CaseAct
  | 'joined'
  | 'left'
  | 'changed'
  | 'evidence'
  | 'evidence_removed'
  | 'extended'
  | 'reminded'
  | 'overdue';

interface CaseEventTable {
  id: string;
  opposition_id: string;
  type: CaseEventType;
  /** On whose behalf; null for the society, and for what comes about by itself. */
  party_id: string | null;
  member_id: string | null;
  /** How the case stood after it. */
  state: CaseState;
  note: string | null;
  payload: JSONColumnType<Record<string, unknown>, string, string>;
  at: Date;
}

interface HoldTable {
  id: string;
  opposition_id: string;
  composition_id: string | null;
  recording_id: string | null;
  right: Right | null;
  share: number;
  /** Whose lines it keeps back; null for those of all parties of the case. */
  party_id: Generated<string | null>;
  /** The line that would lose by the claim; null where no share is in question, and where claims overlap. */
  line_key: Generated<string | null>;
  /** Where and when, as the case was filed. */
  territories: JSONColumnType<CaseScope['territories'], string | undefined, string>;
  /** Days, which are no instants: written as text, never through a time zone. */
  period_from: ColumnType<Date | null, string | null | undefined, string | null>;
  period_to: ColumnType<Date | null, string | null | undefined, string | null>;
  /** What of a recording's rights it keeps back; null for a work. */
  scope: JSONColumnType<RightsSegment[], string | undefined, string> | null;
  since: Date;
  released_at: Date | null;
}

interface CaseProposalTable {
  id: string;
  opposition_id: string;
  proposed_by: string;
  lines: JSONColumnType<CaseLine[], string, string>;
  note: string;
  state: (typeof PROPOSAL_STATES)[number];
  created_at: Date;
  closed_at: Date | null;
}

interface CaseAcceptanceTable {
  proposal_id: string;
  party_id: string;
  is_accepted: boolean;
  reason: string | null;
  at: Date;
}

interface CaseEvidenceTable {
  id: string;
  opposition_id: string;
  /** Who brought it; null for the society. */
  party_id: string | null;
  member_id: string | null;
  kind: EvidenceKind;
  /** What its sender called it, made safe. */
  file_name: string;
  /** Null once the file of one that was taken back is gone. */
  file_id: string | null;
  visibility: CaseVisibility;
  note: string | null;
  created_at: Date;
  removed_at: Date | null;
}

interface CaseMessageTable {
  id: string;
  opposition_id: string;
  /** Null for the society. */
  party_id: string | null;
  member_id: string | null;
  body: string;
  visibility: CaseVisibility;
  created_at: Date;
}

interface CaseMailChoiceTable {
  member_id: string;
  choice: 'each' | 'weekly' | 'none';
  digest_sent_at: Date | null;
}

export interface CaseTables {
  opposition_proposal: CaseProposalTable;
  opposition_acceptance: CaseAcceptanceTable;
  opposition_evidence: CaseEvidenceTable;
  opposition_message: CaseMessageTable;
  case_mail_choice: CaseMailChoiceTable;
  opposition: CaseTable;
  opposition_party: CasePartyTable;
  hold: HoldTable;
  opposition_event: CaseEventTable;
}

declare module '../platform/db/tables.ts' {
  interface Tables extends CaseTables {}
}
