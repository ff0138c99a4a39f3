import type { PartyClaimBasis, PartyClaimState } from '@counterpoint/domain/schemas/parties';
import type { Generated } from 'kysely';

export interface PartyClaimTables {
  party_claim: {
    id: string;
    party_id: string;
    member_id: string;
    basis: PartyClaimBasis;
    number: string;
    state: Generated<PartyClaimState>;
    created_at: Date;
    decided_at: Generated<Date | null>;
    decided_by: Generated<string | null>;
    reason: Generated<string | null>;
  };
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends PartyClaimTables {}
}
