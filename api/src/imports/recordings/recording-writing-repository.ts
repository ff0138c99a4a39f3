import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** The next running numbers of references. */
export async function nextReferences(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('recording_reference_seq') as number from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ number }) => Number(number));
}
