import { setTimeout as pause } from 'node:timers/promises';
import type { DriverContract } from 'flydrive/types';
import * as text from '../../messages/startup.generated.ts';
import { StartupError } from '../config/startup-error.ts';
import { newId } from '../db/new-id.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import { type DiskSettings, openDisk } from './disk.ts';
import { insertMark, isUnused, lockMark } from './file-repository.ts';

const KEY = 'store/mark';

/** Other processes wait for the lock meanwhile, and no statement waits for more than 20 s. */
const TIMEOUT_MS = 5_000;

/**
 * Throws `StartupError` if members' files are elsewhere: processes of one database with folders of their own would lose
 * sight of each other's files. Also throws if the database is unused and the store is that of another one. The first
 * process marks its store. A store that can't be reached now is no reason.
 *
 * @returns whether the store was reached
 */
export async function checkFileStore(db: Database, env: DiskSettings, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const mark = await lockMark(tx);
    const found = await withTimeout(timeoutMs, readMark(env));
    if (found === undefined) return false;
    const store = env.FILES_S3_BUCKET ?? env.DATA_DIR;
    if (mark === null) {
      // A restored database takes over the files that are there.
      if (found !== null && (await isUnused(tx))) throw new StartupError(() => text.filesOfAnother({ store }));
      const written = await withTimeout(timeoutMs, writeMark(env));
      // If the store wasn't reached, the next start tries again.
      if (written !== undefined) await insertMark(tx, written);
      return written !== undefined;
    }
    if (found === mark) return true;
    throw new StartupError(() => text.filesElsewhere({ store }));
  });
}

async function writeMark(env: DiskSettings): Promise<string> {
  const mark = newId();
  await (await openDisk(env)).put(KEY, mark);
  return mark;
}

async function readMark(env: DiskSettings): Promise<string | null> {
  const disk = await openDisk(env);
  return (await isMarked(disk)) ? disk.get(KEY) : null;
}

/** Whether the store is that of a portal. */
export function isMarked(disk: DriverContract): Promise<boolean> {
  return disk.exists(KEY);
}

/** Undefined if it fails or takes longer: a bucket may accept a connection and never answer. */
async function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result | undefined> {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(timeoutMs, undefined, { signal: waiting.signal })]);
  } catch {
    return undefined;
  } finally {
    waiting.abort();
  }
}
