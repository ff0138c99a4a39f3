import { runLimited, runNode } from '../processes/run.ts';
import { WORKSPACE, workspacePackages } from '../workspace.ts';
import type { CheckResult } from './result.ts';

/** Compiles every package without output; each is one check. */
export async function runTypes(): Promise<CheckResult> {
  const compiler = `${WORKSPACE}node_modules/typescript/bin/tsc`;
  const startedAt = performance.now();
  const finished = await runLimited(workspacePackages(), 2, async ({ name, folder }) => ({
    name,
    ...(await runNode([compiler, '--noEmit', '--pretty', 'false'], { folder })),
  }));
  const failed = finished.filter(({ exitCode }) => exitCode !== 0);
  return {
    name: 'types',
    passed: finished.length - failed.length,
    failed: failed.length,
    output: failed.map(({ name, output }) => `${name}\n${output}`).join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
