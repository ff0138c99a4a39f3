import type { DuplicateCertainty } from '@counterpoint/domain/schemas/entries';
import type { DuplicateReason } from '@counterpoint/domain/schemas/works';
import type { WorkState } from '@counterpoint/domain/states';
import type { ColumnType } from 'kysely';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    composition_merge: {
      duplicate_id: string;
      into_id: string;
      state: WorkState;
      merged_at: Date;
      merged_by: string;
    };
    duplicate_suspicion: {
      composition_id: string;
      other_id: string;
      certainty: DuplicateCertainty;
      /** JSON is passed as text, because the driver would bind an array as a PostgreSQL array. */
      why: ColumnType<readonly DuplicateReason[], string, string>;
      found_at: Date;
      settled_at: Date | null;
    };
  }
}
