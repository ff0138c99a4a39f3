import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testedPackages } from '../jest/tested-packages.ts';
import { runNode } from '../processes/run.ts';
import { REPORTS, WORKSPACE } from '../workspace.ts';
import type { CheckResult } from './result.ts';

const BROWSER_PACKAGES = fileURLToPath(new URL('../jest/browser-packages.config.ts', import.meta.url));

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

export async function runJest(files: readonly string[] = []): Promise<CheckResult> {
  const report = path.join(REPORTS, 'jest.json');
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const isSelected = (folder: string) => files.length === 0 || files.some((file) => file.startsWith(`${folder}/`));
  const projects = [
    ...testedPackages('node').filter(isSelected),
    ...(testedPackages('browser').some(isSelected) ? [BROWSER_PACKAGES] : []),
  ];
  const { exitCode, output, seconds } = await runNode([
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `${WORKSPACE}node_modules/jest/bin/jest.js`,
    '--silent=false',
    // One more than the cores of a small machine: API tests wait for the database a third of the time.
    '--maxWorkers=3',
    '--json',
    `--outputFile=${report}`,
    '--projects',
    ...projects,
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ]);
  const { passed, failed } = readCounts(report);
  // A crash or leak fails the run even without a failed test.
  const isUnexplained = exitCode !== 0 && failed === 0;
  return { name: 'tests', passed, failed: failed + (isUnexplained ? 1 : 0), output: withoutReport(output), seconds };
}

function readCounts(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  // Just written by jest, in its documented format.
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
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
