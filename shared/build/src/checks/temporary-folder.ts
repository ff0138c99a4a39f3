// cspell:ignore statfs bavail
import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';
/** Twice the most that a run keeps there. */
const NEEDED_BYTES = 8e9;

/** Returns a folder in memory, if there is room, for the gigabytes of databases and browser profiles of a run. */
export function temporaryFolder(): string {
  if (!existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  const room = Math.min(bavail * bsize, process.availableMemory());
  return room > NEEDED_BYTES ? MEMORY : os.tmpdir();
}
