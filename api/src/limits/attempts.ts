import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import { deleteAttempts, insertAttempt, lockBucket, recentAttempts } from './attempt-repository.ts';

/** So many attempts in so many seconds. */
export interface Limit {
  /** What is limited, and for whom; the parts are stored as one hash. */
  readonly bucket: readonly string[];
  readonly most: number;
  readonly seconds: number;
  /** Completes '… Please try again in 3 minutes.' */
  readonly message: string;
}

/** Counts an attempt, or throws 429 that says how long to wait. A refused attempt does not make the wait longer. */
export async function takeAttempt(db: Database, limit: Limit, now: Date): Promise<void> {
  const bucket = hashOf(limit.bucket);
  await inTransaction(db, async (tx) => {
    await lockBucket(tx, bucket);
    const since = new Date(now.getTime() - limit.seconds * 1_000);
    const recent = await recentAttempts(tx, bucket, since, limit.most);
    const oldest = recent.at(-1);
    if (oldest && recent.length >= limit.most) throw tooMany(limit, oldest, now);
    await insertAttempt(tx, bucket, now);
  });
}

/** Forgets a bucket's attempts: the right password proves that the wrong ones were slips. */
export async function forgetAttempts(db: Database, bucket: readonly string[]): Promise<void> {
  await deleteAttempts(db, hashOf(bucket));
}

function tooMany({ message, seconds }: Limit, oldest: Date, now: Date): AppError {
  const wait = Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1_000 + seconds));
  return new AppError(429, 'too_many_attempts', `${message} Please try again in ${inWords(wait)}.`, {
    headers: { 'retry-after': String(wait) },
  });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function hashOf(bucket: readonly string[]): Buffer {
  return createHash('sha256').update(bucket.join('\0')).digest();
}
