import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Portal } from './start-portal.ts';

const SOCIETY = fileURLToPath(new URL('../../../api/src/society/society.ts', import.meta.url));

/** Runs `pnpm society …` beside the running portal, as the society's staff do; gives its `data`. */
export async function giveCommand(portal: Portal, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [SOCIETY, ...args, '--json', '--as', 'Esi Kyei'], {
    // Moves the clock of a portal that was started in test mode; it means nothing to the other commands.
    env: { ...process.env, DATA_DIR: portal.dataDir, TEST_MODE: 'on' },
  });
  const answer: { data: unknown } = JSON.parse(stdout);
  return answer.data;
}
