import type { MandateScope } from '@counterpoint/domain/mandates';
import type { Generated } from 'kysely';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    mandate: {
      id: string;
      representative_id: string;
      represented_id: string;
      scopes: MandateScope[];
      territory: string;
      valid_from: string;
      valid_to: string | null;
      proposed_by: string;
      state: Generated<'proposed' | 'active' | 'declined' | 'ended'>;
      proposed_at: Date;
      confirmed_at: Generated<Date | null>;
      ended_at: Generated<Date | null>;
      ended_by: Generated<string | null>;
    };
  }
}
