import os from 'node:os';
import type { Database } from '../db/transaction.ts';
import { readSearchFiles, warmFile } from './warm-repository.ts';

/** So much of the machine's memory may go to the index; what does not fit would only push itself out again. */
const SHARE_OF_MEMORY = 0.5;

/**
 * Reads the index into the memory of the machine, so that the first searches after a start are not the slow ones: what
 * is looked at for every search first. False where PostgreSQL has no means for it, or is not ours to ask.
 */
export async function warmSearch(db: Database): Promise<boolean> {
  const files = await readSearchFiles(db);
  let left = os.totalmem() * SHARE_OF_MEMORY;
  for (const { name, bytes } of files) {
    if (bytes > left) continue;
    left -= bytes;
    if (!(await warmFile(db, name))) return false;
  }
  return true;
}
