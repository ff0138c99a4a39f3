import os from 'node:os';

const MEGABYTE = 2 ** 20;
/** PostgreSQL's own choice, made for a machine of twenty years ago. */
const LEAST_BUFFERS = 128 * MEGABYTE;
/** More than this helps little: what is not here is in the machine's memory, which holds all files. */
const MOST_BUFFERS = 8_192 * MEGABYTE;
/** Pages are only taken as they are read: a small database stays small, whatever it may take. */
const SHARE_FOR_BUFFERS = 1 / 4;
/** What holds files when most programs have what they need. */
const SHARE_FOR_FILES = 1 / 2;

/** What a server of our own is told of the machine: how much memory it may take, and that its disk has no arm to move. */
export function memorySettings(memory = memoryOfMachine()): string[] {
  const buffers = Math.min(MOST_BUFFERS, Math.max(LEAST_BUFFERS, memory * SHARE_FOR_BUFFERS));
  return [
    `shared_buffers=${inMegabytes(buffers)}`,
    `effective_cache_size=${inMegabytes(Math.max(buffers, memory * SHARE_FOR_FILES))}`,
    'random_page_cost=1.1',
  ];
}

/** What this process may use at most: in a container that is less than what the machine has. */
export function memoryOfMachine(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, os.totalmem()) : os.totalmem();
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)}MB`;
}
