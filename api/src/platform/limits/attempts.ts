import { createHash } from 'node:crypto';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/errors.generated.ts';
import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import { deleteAttempts, insertAttempt, lockBucket, recentAttempts } from './attempt-repository.ts';
import { refusalsOf } from './refusals.ts';

export interface Limit {
  readonly bucket: readonly string[];
  readonly most: number;
  readonly seconds: number;
  readonly message?: string | Message;
}

/** Counts an attempt, or throws 429 with the time to wait. A refused attempt doesn't prolong it. */
export async function recordAttempt(db: Database, limit: Limit, now: Date): Promise<void> {
  await recordAttempts(db, [limit], now);
}

/** Counts an attempt for all limits or, above one of them, for none. Always pass them in the same order. */
export async function recordAttempts(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  assertNotRefused(db, limits, now);
  await inTransaction(db, async (tx) => {
    for (const limit of limits) {
      const oldest = await countUnlessTooMany(tx, limit, now);
      if (!oldest) continue;
      refusalsOf(db).add(limit.bucket, oldest, now);
      throw tooMany(limit, oldest, now);
    }
  });
}

/** Refuses from memory, without a query, callers that the database has just refused. */
export function assertNotRefused(db: Database, limits: readonly Limit[], now: Date): void {
  for (const limit of limits) {
    const oldest = refusalsOf(db).find(limit.bucket, now);
    if (oldest) throw tooMany(limit, oldest, now);
  }
}

export async function recordAttemptIn(tx: Tx, limit: Limit, now: Date): Promise<void> {
  const oldest = await countUnlessTooMany(tx, limit, now);
  if (oldest) throw tooMany(limit, oldest, now);
}

/** Doesn't throw above the limit, so that the requester can't learn of it. */
export async function countAttempt(tx: Tx, limit: Omit<Limit, 'message'>, now: Date): Promise<boolean> {
  return (await countUnlessTooMany(tx, limit, now)) === null;
}

async function countUnlessTooMany(tx: Tx, limit: Omit<Limit, 'message'>, now: Date): Promise<Date | null> {
  const bucket = hashOf(limit.bucket);
  await lockBucket(tx, bucket);
  const since = new Date(now.getTime() - limit.seconds * 1_000);
  const recent = await recentAttempts(tx, bucket, { since, most: limit.most });
  const oldest = recent.at(-1);
  if (oldest && recent.length >= limit.most) return oldest;
  await insertAttempt(tx, bucket, now);
  return null;
}

/** Resets buckets: the right password proves that the wrong ones were slips. */
export async function forgetAttempts(db: Database, ...buckets: readonly (readonly string[])[]): Promise<void> {
  for (const bucket of buckets) refusalsOf(db).remove(bucket);
  await deleteAttempts(db, buckets.map(hashOf));
}

function tooMany({ message = text.tooManyAttempts, seconds }: Limit, oldest: Date, now: Date): AppError {
  const wait = Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1_000 + seconds));
  const reason = typeof message === 'function' ? message() : message;
  return new AppError(429, 'too_many_attempts', retryIn(wait, reason), { headers: { 'retry-after': String(wait) } });
}

function retryIn(seconds: number, reason: string): string {
  if (seconds < 60) return text.retryInSeconds({ reason, count: seconds });
  if (seconds <= 7_200) return text.retryInMinutes({ reason, count: Math.ceil(seconds / 60) });
  return text.retryInHours({ reason, count: Math.ceil(seconds / 3_600) });
}

function hashOf(bucket: readonly string[]): Buffer {
  return createHash('sha256').update(bucket.join('\0')).digest();
}
