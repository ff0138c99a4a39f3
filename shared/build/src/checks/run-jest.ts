import { fileURLToPath } from 'node:url';
import { type TestEnvironment, testedPackages } from '../jest/tested-packages.ts';
import { runNode } from '../processes/run.ts';
import { WORKSPACE } from '../workspace.ts';
import { newReport, readReport } from './reports.ts';
import { type CheckResult, withUnexplained } from './run-check.ts';

const BROWSER_PACKAGES = fileURLToPath(new URL('../jest/browser-packages.config.ts', import.meta.url));

/**
 * Collecting garbage less often saves a twentieth of the processor time. Megabytes, for each worker. Not for tests of the API:
 * its threads have small heaps, in which V8 would never stop collecting to keep so much room.
 */
const ROOMY_HEAP = ['--initial-old-space-size=1500', '--min-semi-space-size=32', '--max-semi-space-size=64'];

/** A worker of component tests keeps pages of finished files. A new one takes less time than collecting garbage among them. */
const LARGEST_WORKER = '900MB';

/** With busy processors, a worker needs more than Jest's half a second to exit, which Jest would report as a leak. */
const EXIT_MS = 10_000;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface JestRun {
  readonly environments: readonly TestEnvironment[];
  /** All by default. */
  readonly files?: readonly string[];
  readonly workers: number;
}

export async function runJest({ environments, files = [], workers }: JestRun): Promise<CheckResult> {
  const { exitCode, output } = await runNode([
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    // Tests end before optimised code pays off.
    '--no-opt',
    ...(environments.includes('node') ? [] : ROOMY_HEAP),
    `${WORKSPACE}node_modules/jest/bin/jest.js`,
    '--silent=false',
    `--maxWorkers=${workers}`,
    `--workerGracefulExitTimeout=${EXIT_MS}`,
    `--workerIdleMemoryLimit=${LARGEST_WORKER}`,
    '--json',
    `--outputFile=${newReport(jestReport(environments))}`,
    '--projects',
    ...projectsOf(environments, files),
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ]);
  return withUnexplained({ ...readCounts(jestReport(environments)), output: withoutReport(output) }, exitCode);
}

export function jestReport(environments: readonly TestEnvironment[]): string {
  return `jest-${environments.join('-')}.json`;
}

function projectsOf(environments: readonly TestEnvironment[], files: readonly string[]): string[] {
  return environments.flatMap((environment) => {
    const folders = testedPackages(environment).filter(
      (folder) => files.length === 0 || files.some((file) => file.startsWith(`${folder}/`)),
    );
    return environment === 'browser' && folders.length > 0 ? [BROWSER_PACKAGES] : folders;
  });
}

function readCounts(name: string): { passed: number; failed: number } {
  const report = readReport<JestReport>(name);
  if (!report) return { passed: 0, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

/** `--json` also prints the report, which is already in a file. */
function withoutReport(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join('\n');
}
