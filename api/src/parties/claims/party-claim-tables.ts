import type { PartyClaimBasis, PartyClaimState } from '@counterpoint/domain/schemas/parties';
import type { ColumnType, Generated } from 'kysely';
import type { Move } from './party-reference-repository.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A row of `party` as `to_jsonb` has it. */
export type PartySnapshot = Readonly<Record<string, unknown>> & { readonly id: string };

/** A row of `party_society` as `to_jsonb` has it. */
export type StoredMembership = Readonly<Record<string, unknown>>;

export interface ListedEntries {
  readonly compositions: readonly string[];
  readonly recordings: readonly string[];
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    party_claim: {
      id: string;
      party_id: string;
      member_id: string;
      account_id: string;
      basis: PartyClaimBasis;
      number: string;
      state: Generated<PartyClaimState>;
      created_at: Date;
      decided_at: Generated<Date | null>;
      decided_by: Generated<string | null>;
      reason: Generated<string | null>;
      code_hash: Generated<Buffer | null>;
      code_expires_at: Generated<Date | null>;
      code_tries: Generated<number>;
    };
    party_merge: {
      claim_id: string;
      starting_party: Json<PartySnapshot>;
      claimed_party: Json<PartySnapshot>;
      moves: Json<readonly Move[]>;
      listed: Json<ListedEntries>;
      digests: Json<Readonly<Record<string, string>>>;
      /** Rows of `party_society` that the merge removed. */
      same_societies: Json<readonly StoredMembership[]>;
      merged_at: Date;
      undone_at: Generated<Date | null>;
    };
  }
}
