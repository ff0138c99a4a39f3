import type { Generated } from 'kysely';

interface OutboxTable {
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
