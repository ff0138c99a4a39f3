import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, Tx } from '../db/transaction.ts';

/** Serialises a bucket's attempts, so that none slips in between count and insert. */
export async function lockBucket(tx: Tx, bucket: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${bucket.readBigInt64BE()})`.execute(tx);
}

export async function recentAttempts(
  tx: Tx,
  bucket: Buffer,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('attempt')
    .select('made_at')
    .where('bucket', '=', bucket)
    .where('made_at', '>', since)
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.made_at);
}

export async function insertAttempt(tx: Tx, bucket: Buffer, at: Date): Promise<string> {
  const id = newId();
  await tx.insertInto('attempt').values({ id, bucket, made_at: at }).execute();
  return id;
}

export async function deleteAttemptsById(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('attempt').where('id', 'in', ids).execute();
}

export async function deleteAttempts(db: Database, buckets: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('attempt').where('bucket', 'in', buckets).execute();
}
