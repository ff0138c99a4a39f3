import type { Right } from '@counterpoint/domain/shares';
import type { OppositionKind, OppositionState } from '@counterpoint/domain/states';
import type { Generated } from 'kysely';

interface OppositionTable {
  id: string;
  number: string;
  kind: OppositionKind;
  state: OppositionState;
  composition_id: string | null;
  recording_id: string | null;
  right: Right | null;
  claimed_share: number | null;
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
}

interface HoldTable {
  id: string;
  opposition_id: string;
  composition_id: string | null;
  recording_id: string | null;
  right: Right | null;
  share: number;
  since: Date;
  released_at: Date | null;
}

export interface OppositionTables {
  opposition: OppositionTable;
  opposition_party: OppositionPartyTable;
  hold: HoldTable;
}
