import { runNode } from '../processes/run.ts';
import type { CheckResult } from './run-check.ts';

/**
 * Checks of minutes each, one after another, because some measure. A benchmark fails on wrong results only: how fast it is
 * depends on what else the machine does. `bench rights`, `bench sign-in` and `bench navigate` measure nothing else.
 */
export const LONG_CHECKS: readonly (readonly [name: string, ...args: string[]])[] = [
  ['Journeys in Firefox', '--test', '--test-reporter=spec', 'e2e/src/firefox/main-journeys.ts'],
  ['An area from published packages', '--test', '--test-reporter=spec', 'e2e/src/packages/published-area.ts'],
  ['Sizes of bundles and pages', 'e2e/src/sizes/size.ts'],
  [
    'Generated calls',
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--projects=api',
    '--testPathPatterns=generated-calls',
  ],
  ['Registrations', ...bench('register')],
  ['Import of works from CSV', ...bench('import')],
  ['Import of works from CWR', ...bench('import', '--format', 'cwr')],
  ['Import of recordings', ...bench('import', '--subject', 'recording')],
  ['Search', ...bench('search')],
];

/** Of generated calls: 21,000, and others than those of the run before. */
const ENVIRONMENT = { GENERATED_CALLS: '7000', GENERATED_SEED: String(Date.now() % 2 ** 31) };

function bench(...args: readonly string[]): readonly string[] {
  return ['shared/build/src/commands/bench.ts', ...args];
}

export async function runLong(args: readonly string[], onOutput: (text: string) => void): Promise<CheckResult> {
  const { exitCode, output } = await runNode(args, { env: ENVIRONMENT, onOutput });
  // Already printed.
  return { ...countsOf(output, exitCode), output: '' };
}

/** The tests that Node’s runner reports; any other program is one check. Skipped tests count as failed. */
export function countsOf(output: string, exitCode: number): Pick<CheckResult, 'passed' | 'failed'> {
  const count = (kind: string) => Number(new RegExp(`^ℹ ${kind} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  if (exitCode !== 0) return { passed: count('pass'), failed: failed || 1 };
  return { passed: count('tests') === 0 ? 1 : count('pass'), failed };
}
