import type { ORGANISATION_TYPES } from '@counterpoint/domain/schemas/members';
import type {
  IsniApplication,
  IsniContent,
  OfferedCandidate,
  PartyClaimBasis,
  PartyClaimState,
  PartyKind,
} from '@counterpoint/domain/schemas/parties';
import type { Right } from '@counterpoint/domain/shares';
import type { IsniActor, IsniApplicationState, IsniStatus } from '@counterpoint/domain/states';
import type { ColumnType, Generated } from 'kysely';
import type { Move } from './claims/party-reference-repository.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A row of `party` as `to_jsonb` has it. */
export type PartySnapshot = Readonly<Record<string, unknown>> & { readonly id: string };

/** A row of `party_society` as `to_jsonb` has it. */
export type StoredMembership = Readonly<Record<string, unknown>>;

export interface ListedEntries {
  readonly compositions: readonly string[];
  readonly recordings: readonly string[];
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    party: {
      id: string;
      kind: PartyKind;
      given_names: string | null;
      family_name: string | null;
      organisation_name: string | null;
      stage_names: Generated<string[]>;
      ipi_name_number: string | null;
      isni: string | null;
      isni_status: Generated<IsniStatus>;
      isni_updated_at: Generated<Date>;
      member_id: string | null;
      birth_year: Generated<number | null>;
      organisation_type: Generated<(typeof ORGANISATION_TYPES)[number] | null>;
      nationality: Generated<string | null>;
      added_by: Generated<string | null>;
      /** Set by staff; a code mailed there proves a claim of the party. */
      contact_email: Generated<string | null>;
      version: Generated<number>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    party_society: {
      id: string;
      party_id: string;
      version: Generated<number>;
      right: Right;
      society_code: string | null;
      society_name: string | null;
      territory: string | null;
      from_day: string | null;
      to_day: string | null;
      created_at: Date;
      updated_at: Date;
    };
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
    isni_application: {
      id: string;
      member_id: string;
      party_id: string;
      state: IsniApplicationState;
      version: Generated<number>;
      content: Json<IsniContent>;
      question: Generated<string | null>;
      reason: Generated<string | null>;
      assigned_isni: Generated<IsniApplication['assigned_isni']>;
      agency_request_id: Generated<string | null>;
      created_at: Date;
      updated_at: Date;
      submitted_at: Generated<Date | null>;
    };
    isni_candidate: {
      id: string;
      application_id: string;
      isni: string | null;
      ppn: string | null;
      name: string;
      dates: string | null;
      details: string[];
      sources: string[];
      score: number | null;
      answer: Generated<OfferedCandidate['answer']>;
      offered_at: Date;
      answered_at: Generated<Date | null>;
    };
    isni_event: {
      id: string;
      application_id: string;
      at: Date;
      by: IsniActor;
      account_id: string | null;
      staff: string | null;
      from_state: IsniApplicationState | null;
      to_state: IsniApplicationState;
      note: string | null;
      staff_note: string | null;
    };
  }
}
