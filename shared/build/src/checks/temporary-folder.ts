// cspell:ignore bavail statfs
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onStop } from '../processes/on-stop.ts';
import { WORKSPACE } from '../workspace.ts';

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';
/** Twice what all checks store at once. */
const ROOM_BYTES = 8 * 2 ** 30;
const INTERRUPTED = 130;

/**
 * Gives all checks a temporary folder that ends with this process. It is in memory if there is room: on a disk, the
 * hundreds of databases of a run cost half as much processor time again.
 */
export function prepareTemporaryFolder(): void {
  const name = `counterpoint-${createHash('sha256').update(WORKSPACE).digest('hex').slice(0, 12)}`;
  const folder = path.join(hasRoom(IN_MEMORY) ? IN_MEMORY : os.tmpdir(), name);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // A run that was killed left it.
  remove();
  mkdirSync(folder);
  // PostgreSQL runs as another user if this one is root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', remove);
  const stop = () => process.exit(INTERRUPTED);
  onStop(stop, stop);
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
