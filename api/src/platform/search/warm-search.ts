import os from 'node:os';
import type { Database } from '../db/transaction.ts';
import { readBufferBytes, readSearchFiles, warmFile } from './warm-repository.ts';

/** So much of the machine's memory may go to the index; what does not fit would only push itself out again. */
const SHARE_OF_MEMORY = 0.5;
/** So much of what PostgreSQL has for pages: the rest is for those of everything else. */
const SHARE_OF_BUFFERS = 0.75;

/**
 * Reads the index ahead, so that the first searches after a start are not the slow ones: what is looked at for every
 * search among PostgreSQL's own pages, the rest into the memory of the machine. False where PostgreSQL has no means for
 * it, or is not ours to ask.
 */
export async function warmSearch(db: Database): Promise<boolean> {
  const [files, buffers] = await Promise.all([readSearchFiles(db), readBufferBytes(db)]);
  let left = os.totalmem() * SHARE_OF_MEMORY;
  let leftOfBuffers = buffers * SHARE_OF_BUFFERS;
  for (const { name, bytes } of files) {
    if (bytes > left) continue;
    left -= bytes;
    const isKept = bytes <= leftOfBuffers;
    if (isKept) leftOfBuffers -= bytes;
    if (!(await warmFile(db, name, isKept ? 'buffer' : 'read'))) return false;
  }
  return true;
}
