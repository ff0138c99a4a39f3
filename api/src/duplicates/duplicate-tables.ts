import type { DuplicateCertainty, DuplicateReason } from '@counterpoint/domain/schemas';
import type { ColumnType } from 'kysely';

interface DuplicateSuspicionTable {
  composition_id: string;
  other_id: string;
  certainty: DuplicateCertainty;
  /** JSON goes in as text, so that an array is not taken for one of PostgreSQL's own. */
  why: ColumnType<readonly DuplicateReason[], string, string>;
  found_at: Date;
  settled_at: Date | null;
}

export interface DuplicateTables {
  duplicate_suspicion: DuplicateSuspicionTable;
}
