import os from 'node:os';
import type { Database } from '../db/transaction.ts';
import { readBufferBytes, readSearchFiles, warmFile } from './warm-repository.ts';

/** More would evict itself. */
const MEMORY_SHARE = 0.5;
const BUFFER_SHARE = 0.75;

/** Reads ahead what searches need, so that the first ones aren't slow. Returns false without `pg_prewarm` or permission. */
export async function warmSearch(db: Database): Promise<boolean> {
  const [files, buffers] = await Promise.all([readSearchFiles(db), readBufferBytes(db)]);
  let memoryLeft = os.totalmem() * MEMORY_SHARE;
  let buffersLeft = buffers * BUFFER_SHARE;
  for (const file of files) {
    const { bytes } = file;
    if (bytes > memoryLeft) continue;
    memoryLeft -= bytes;
    const isKept = bytes <= buffersLeft;
    if (isKept) buffersLeft -= bytes;
    if (!(await warmFile(db, file, isKept ? 'buffer' : 'read'))) return false;
  }
  return true;
}
