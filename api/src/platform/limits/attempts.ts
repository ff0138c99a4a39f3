import { createHash } from 'node:crypto';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/errors.generated.ts';
import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import { deleteAttempts, insertAttempt, lockBucket, recentAttempts } from './attempt-repository.ts';
import { refusalsOf } from './refusals.ts';

export interface Limit {
  readonly bucket: readonly string[];
  readonly max: number;
  readonly seconds: number;
  readonly message?: string | Message;
}

/** Counts an attempt, or throws 429 with the time to wait. A refused attempt doesn't prolong it. */
export async function recordAttempt(db: Database, limit: Limit, now: Date): Promise<void> {
  await recordAttempts(db, [limit], now);
}

/** Counts an attempt for all limits or, above one of them, for none. Always pass them in the same order. Returns the ids. */
export async function recordAttempts(db: Database, limits: readonly Limit[], now: Date): Promise<string[]> {
  assertNotRefused(db, limits, now);
  return inTransaction(db, async (tx) => {
    const ids: string[] = [];
    for (const limit of limits) {
      const attempt = await insertUnlessTooMany(tx, limit, now);
      if ('oldest' in attempt) {
        refusalsOf(db).add(limit.bucket, attempt.oldest, now);
        throw tooMany(limit, attempt.oldest, now);
      }
      ids.push(attempt.id);
    }
    return ids;
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
  const attempt = await insertUnlessTooMany(tx, limit, now);
  if ('oldest' in attempt) throw tooMany(limit, attempt.oldest, now);
}

/** Doesn't throw above the limit, so that the requester can't learn of it. */
export async function countAttempt(tx: Tx, limit: Omit<Limit, 'message'>, now: Date): Promise<boolean> {
  return 'id' in (await insertUnlessTooMany(tx, limit, now));
}

type AttemptResult = { readonly id: string } | { readonly oldest: Date };

async function insertUnlessTooMany(tx: Tx, limit: Omit<Limit, 'message'>, now: Date): Promise<AttemptResult> {
  const bucket = hashOf(limit.bucket);
  await lockBucket(tx, bucket);
  const since = new Date(now.getTime() - limit.seconds * 1_000);
  const recent = await recentAttempts(tx, bucket, { since, limit: limit.max });
  const oldest = recent.at(-1);
  if (oldest && recent.length >= limit.max) return { oldest };
  return { id: await insertAttempt(tx, bucket, now) };
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
