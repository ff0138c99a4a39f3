import { runNode } from '../processes/run.ts';
import { WORKSPACE } from '../workspace.ts';
import type { CheckResult } from './run-check.ts';

/** The cache makes a second run take a few seconds. */
const SPELLING = ['--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell'];

export async function runLint(files: readonly string[] = ['.']): Promise<CheckResult> {
  const finished = await Promise.all([
    runNode([
      `${WORKSPACE}node_modules/@biomejs/biome/bin/biome`,
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...files,
    ]),
    runNode([`${WORKSPACE}shared/build/src/commands/boundaries.ts`]),
    runNode([`${WORKSPACE}shared/build/src/commands/messages.ts`, '--check']),
    runNode([`${WORKSPACE}shared/build/src/commands/wording.ts`]),
    runNode([`${WORKSPACE}shared/build/src/commands/surface.ts`, '--check']),
    runNode([`${WORKSPACE}node_modules/cspell/bin.mjs`, ...SPELLING]),
  ]);
  const failed = finished.filter(({ exitCode }) => exitCode !== 0);
  return {
    passed: finished.length - failed.length,
    failed: failed.length,
    output: failed.map(({ output }) => output).join('\n'),
  };
}
