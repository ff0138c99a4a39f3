import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/**
 * Defaults of server processes. The compile cache halves the start's CPU time and saves 20 MB. Two malloc arenas cap
 * the memory that glibc keeps per thread, and it returns freed blocks of 64 kB at once, which saves 20 to 50 MB when
 * large files arrive. An 8 MB semi-space instead of 16 saves 60 MB on an import of 250,000 works.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: path.join(WORKSPACE, '.cache/node'),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_OPTIONS: '--max-semi-space-size=8',
    ...process.env,
  };
}
