import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../processes/run.ts';
import { REPORTS, WORKSPACE, workspacePackages } from '../workspace.ts';
import type { CheckResult } from './result.ts';

/** The part of jest's JSON report that is summed. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Every package's unit, component and API tests in one run of jest, or those of some files. */
export async function runJest(files: readonly string[] = []): Promise<CheckResult> {
  const report = path.join(REPORTS, 'jest.json');
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const projects = workspacePackages()
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(path.join(WORKSPACE, folder, 'jest.config.ts')))
    .filter((folder) => files.length === 0 || files.some((file) => file.startsWith(`${folder}/`)));
  const { exitCode, output, seconds } = await runNode([
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `${WORKSPACE}node_modules/jest/bin/jest.js`,
    '--silent=false',
    // One more than the processors of a small machine: the tests of the API wait for the database a third of their time.
    '--maxWorkers=3',
    '--json',
    `--outputFile=${report}`,
    '--projects',
    ...projects,
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ]);
  const { passed, failed } = readCounts(report);
  // A run that ended badly without a failed test (a crash, a leak) has failed all the same.
  const isUnexplained = exitCode !== 0 && failed === 0;
  return { name: 'tests', passed, failed: failed + (isUnexplained ? 1 : 0), output: withoutReport(output), seconds };
}

function readCounts(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  // Written by jest a moment ago, in the form its documentation gives.
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

/** `--json` prints the whole report besides; it is in the file. */
function withoutReport(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join('\n');
}
