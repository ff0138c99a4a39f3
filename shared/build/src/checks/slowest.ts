import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../workspace.ts';

const MOST = 10;

export interface Timed {
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
  const jest = readReport<JestReport>('jest.json');
  const playwright = readReport<{ suites: readonly PlaywrightSuite[] }>('playwright.json');
  const file = path.join(REPORTS, 'slowest.txt');
  writeFileSync(
    file,
    [
      'Unit, component and API tests',
      ...slowestOf(jest ? timesOfJest(jest) : []),
      '',
      'Journeys in Chromium',
      ...slowestOf(playwright ? playwright.suites.flatMap(timesOfSuite) : []),
      '',
    ].join('\n'),
  );
  return file;
}

export function slowestOf(times: readonly Timed[]): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

export function timesOfJest({ testResults }: JestReport): Timed[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
}

export function timesOfSuite({ suites = [], specs = [] }: PlaywrightSuite): Timed[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      title: `[${projectName}] ${spec.file} › ${spec.title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}

function readReport<Report>(name: string): Report | null {
  const file = path.join(REPORTS, name);
  // Just written by the runner, in its documented format.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
