import type { Generated } from 'kysely';

interface OutboxTable {
  /** pg returns a bigint as text. */
  id: Generated<string>;
  tx: Generated<string>;
  topic: string;
  member_ids: string[];
  created_at: Generated<Date>;
}

export interface LiveTables {
  outbox: OutboxTable;
}

declare module '../db/tables.ts' {
  interface Tables extends LiveTables {}
}
