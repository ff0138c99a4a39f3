// cspell:ignore statfs bavail
import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';
/** Twice the most that a run keeps there. */
const NEEDED_BYTES = 8e9;

/** Of a run, which writes gigabytes of databases and browser profiles that nobody reads again: in memory, if it has room. */
export function temporaryFolder(): string {
  if (!existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  const room = Math.min(bavail * bsize, process.availableMemory());
  return room > NEEDED_BYTES ? MEMORY : os.tmpdir();
}
