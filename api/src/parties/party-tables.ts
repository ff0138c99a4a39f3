import type { PartyKind } from '@counterpoint/domain/schemas/parties';
import type { Right } from '@counterpoint/domain/shares';
import type { IsniStatus } from '@counterpoint/domain/states';
import type { Generated } from 'kysely';
import type { OrganisationType } from './party-values.ts';

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
      organisation_type: Generated<OrganisationType | null>;
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
  }
}
