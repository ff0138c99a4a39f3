import type { EntryReviewState } from '@counterpoint/domain/schemas/entries';
import type { Generated } from 'kysely';

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    entry_review: {
      id: string;
      composition_id: string | null;
      recording_id: string | null;
      /** Of the draft that was reviewed. */
      version: number;
      member_id: string;
      account_id: string;
      state: Generated<EntryReviewState>;
      requested_at: Date;
      decided_at: Generated<Date | null>;
      /** Of the staff; null if the member submitted the entry otherwise. */
      decided_by: Generated<string | null>;
      reason: Generated<string | null>;
    };
  }
}
