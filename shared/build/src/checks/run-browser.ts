import path from 'node:path';
import { runNode } from '../processes/run.ts';
import { WORKSPACE } from '../workspace.ts';
import { findChromium } from './chromium.ts';
import { newReport, readReport } from './reports.ts';
import { type CheckResult, withUnexplained } from './run-check.ts';

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly { message?: string }[];
}

export type Journeys = 'development' | 'portal';

interface BrowserRun {
  readonly journeys: Journeys;
  readonly workers: number;
  readonly onOutput: (text: string) => void;
}

export async function runBrowser({ journeys, workers, onOutput }: BrowserRun): Promise<CheckResult> {
  const chromium = await findChromium(onOutput);
  if ('missing' in chromium) return { passed: 0, failed: 1, output: chromium.missing };
  const cli = path.join(WORKSPACE, 'e2e/node_modules/@playwright/test/cli.js');
  const args = ['test', '--reporter=line,json', `--project=${journeys}`, `--workers=${workers}`];
  const { exitCode, output } = await runNode([cli, ...args], {
    folder: 'e2e',
    env: {
      CHROMIUM_PATH: chromium.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: newReport(journeysReport(journeys)),
      // Node runs TypeScript; Playwright would compile each file with Babel.
      PW_DISABLE_TS_ESM: '1',
    },
  });
  return withUnexplained({ ...readCounts(journeysReport(journeys)), output: withoutProgress(output) }, exitCode);
}

export function journeysReport(journeys: Journeys): string {
  return `playwright-${journeys}.json`;
}

function readCounts(name: string): { passed: number; failed: number } {
  const report = readReport<PlaywrightReport>(name);
  if (!report) return { passed: 0, failed: 1 };
  const { stats, errors } = report;
  // Flaky and skipped tests count as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

function withoutProgress(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\] /.test(line))
    .join('\n');
}
