import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** The next running numbers of references. */
export async function nextReferences(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('composition_reference_seq') as number from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ number }) => Number(number));
}

/** The member's own recordings of these ISRCs. */
export async function ownRecordings(tx: Tx, memberId: string, isrcs: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('recording')
    .innerJoin('recording_member', 'recording_member.recording_id', 'recording.id')
    .select(['recording.id', 'recording.isrc'])
    .where('recording_member.member_id', '=', memberId)
    .where('recording.isrc', '=', sql<string>`any(${isrcs}::text[])`)
    .execute();
  return new Map(rows.flatMap(({ id, isrc }) => (isrc ? [[isrc, id] as const] : [])));
}
