import type { Generated } from 'kysely';

declare module '../db/tables.ts' {
  interface Tables {
    outbox: {
      id: Generated<string>;
      tx: Generated<string>;
      topic: string;
      member_ids: string[];
      created_at: Generated<Date>;
    };
  }
}
