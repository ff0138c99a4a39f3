import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../workspace.ts';
import { readReport } from './reports.ts';
import { journeysReport } from './run-browser.ts';
import { jestReport } from './run-jest.ts';

const MAX_LISTED = 10;

export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
}

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly results: readonly { duration: number }[] }[];
  }[];
}

export function writeSlowest(): string {
  const jest = [jestReport(['node']), jestReport(['browser'])].flatMap((name) => readReport<JestReport>(name) ?? []);
  const journeys = [journeysReport('development'), journeysReport('portal')];
  const suites = journeys.flatMap((name) => readReport<PlaywrightSuite>(name) ?? []);
  const file = path.join(REPORTS, 'slowest.txt');
  writeFileSync(
    file,
    [
      'Unit, component and API tests',
      ...slowestOf(jest.flatMap(timesOfJest)),
      '',
      'Journeys in Chromium',
      ...slowestOf(suites.flatMap(timesOfSuite)),
      '',
    ].join('\n'),
  );
  return file;
}

export function slowestOf(times: readonly TimedTest[]): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_LISTED)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

export function timesOfJest({ testResults }: JestReport): TimedTest[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
}

export function timesOfSuite({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      title: `[${projectName}] ${spec.file} › ${spec.title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}
