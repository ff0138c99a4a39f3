import type { CaseAct } from '@counterpoint/domain/oppositions';
import type { Right, Shares } from '@counterpoint/domain/shares';
import type { OppositionKind, OppositionState } from '@counterpoint/domain/states';
import type { Generated, JSONColumnType } from 'kysely';
import type { DisputedSegment } from '../recordings/recording-tables.ts';

/** What a party has or asks for, in hundredths of a per cent. */
export interface DisputedLine {
  readonly party_id: string;
  readonly shares: Shares;
}

interface OppositionTable {
  id: string;
  number: string;
  kind: OppositionKind;
  state: OppositionState;
  composition_id: string | null;
  recording_id: string | null;
  right: Right | null;
  claimed_share: number | null;
  /** What the claimant says. */
  statement: Generated<string | null>;
  /** The version of a work that it objects to; null where it is about what is in force. */
  contested_revision: Generated<number | null>;
  claimed_lines: JSONColumnType<DisputedLine[], string | undefined, string>;
  current_lines: JSONColumnType<DisputedLine[], string | undefined, string>;
  /** Where and when the rights in a recording conflict; null for a case about a work. */
  scope: JSONColumnType<DisputedSegment[], string | undefined, string> | null;
  resolution: Generated<'agreed' | 'default' | 'decided' | 'withdrawn' | 'revoked' | 'lapsed' | 'inadmissible' | null>;
  resolved_at: Generated<Date | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface OppositionPartyTable {
  opposition_id: string;
  party_id: string;
  side: 'claimant' | 'respondent';
  respond_by: Date | null;
  answered_at: Date | null;
  /** What a respondent said. */
  answer: Generated<'update' | 'revoke' | 'maintain' | null>;
  /** When they were given more time, which is once. */
  more_time_at: Generated<Date | null>;
}

/** What happened to a case: an act of the machine, or what changed beside it. */
export type CaseEventType = CaseAct | 'joined' | 'changed';

interface OppositionEventTable {
  id: string;
  opposition_id: string;
  type: CaseEventType;
  /** On whose behalf; null for the society, and for what comes about by itself. */
  party_id: string | null;
  member_id: string | null;
  /** How the case stood after it. */
  state: OppositionState;
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
  /** What of a recording's rights it keeps back; null for a work. */
  scope: JSONColumnType<DisputedSegment[], string | undefined, string> | null;
  since: Date;
  released_at: Date | null;
}

export interface OppositionTables {
  opposition: OppositionTable;
  opposition_party: OppositionPartyTable;
  hold: HoldTable;
  opposition_event: OppositionEventTable;
}
