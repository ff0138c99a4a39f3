import type { Right } from '@counterpoint/domain/shares';
import type { Generated } from 'kysely';

declare module '../../platform/db/tables.ts' {
  interface Tables {
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
