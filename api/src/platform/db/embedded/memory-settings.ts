import os from 'node:os';

const MEGABYTE = 2 ** 20;
/** PostgreSQL's default. */
const MIN_BUFFERS = 128 * MEGABYTE;
const MAX_BUFFERS = 8_192 * MEGABYTE;
/** Pages are allocated as they are read, so a small database stays small. */
const BUFFER_SHARE = 1 / 4;
const CACHE_SHARE = 1 / 2;

export function memorySettings(memory = memoryOfMachine()): string[] {
  const buffers = Math.min(MAX_BUFFERS, Math.max(MIN_BUFFERS, memory * BUFFER_SHARE));
  return [
    `shared_buffers=${formatMegabytes(buffers)}`,
    `effective_cache_size=${formatMegabytes(Math.max(buffers, memory * CACHE_SHARE))}`,
    'random_page_cost=1.1',
    // After a restart, PostgreSQL reads again what was in its buffers: the first searches would be slow.
    'shared_preload_libraries=pg_prewarm',
  ];
}

/** Memory available to this process: a container has less than the machine. */
function memoryOfMachine(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, os.totalmem()) : os.totalmem();
}

function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MEGABYTE)}MB`;
}
