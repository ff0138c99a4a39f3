import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/**
 * What a server process is started with, unless the environment says otherwise. Compiled modules are kept, so that a start
 * reads no types again: half of its processor time, and 20 MB. glibc keeps freed memory for each thread that ever asked
 * for some; two such keeps are enough. And what requests leave behind is collected after 8 MB and not after 16: an
 * import of 250,000 works takes 60 MB less.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: path.join(WORKSPACE, '.cache/node'),
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=8',
    ...process.env,
  };
}
