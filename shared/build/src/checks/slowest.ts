import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../workspace.ts';

/** How many tests of each runner are listed. */
const MOST = 10;

/** A test, and how long it ran. */
export interface Timed {
  readonly title: string;
  readonly seconds: number;
}

/** The part of jest's JSON report that says how long tests ran. */
interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/** A file, or a group of tests in one, in Playwright's JSON report; groups stand in each other. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly results: readonly { duration: number }[] }[];
  }[];
}

/** Writes the slowest tests of the last run into the reports, and gives the file. */
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

/** The slowest first, each in a line. */
export function slowestOf(times: readonly Timed[]): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

/** How long each test of jest ran. */
export function timesOfJest({ testResults }: JestReport): Timed[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
}

/** How long each test of a suite ran, in each project of its own. */
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
  // Written by the runner a moment ago, in the form its documentation gives.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
