import { sql } from 'kysely';
import type { Database } from '../../../platform/db/transaction.ts';

export async function nextReferences(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('recording_reference_seq') as number from generate_series(1, ${count})`.execute(db);
  return rows.map(({ number }) => Number(number));
}
