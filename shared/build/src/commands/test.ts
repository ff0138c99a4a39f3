// `pnpm test`: all checks. `pnpm test --changed[=REF]`: checks affected by the changes since REF. `pnpm test --long`: what
// `pnpm test` leaves out because it takes long. `pnpm test --cluster`: two processes on a cluster of PostgreSQL.
import path from 'node:path';
import { runChanged } from '../changed/run-changed.ts';
import { findMissingClusterPrograms } from '../checks/find-cluster-programs.ts';
import { type Journeys, runBrowser } from '../checks/run-browser.ts';
import { runBuild } from '../checks/run-build.ts';
import { closeChecks, print, runCheck } from '../checks/run-check.ts';
import { runJest } from '../checks/run-jest.ts';
import { runLint } from '../checks/run-lint.ts';
import { LONG_CHECKS, runLong } from '../checks/run-long.ts';
import { runTypes } from '../checks/run-types.ts';
import { writeSlowest } from '../checks/slowest.ts';
import { temporaryFolder } from '../checks/temporary-folder.ts';
import { WORKSPACE } from '../workspace.ts';

// Shares compiled modules between the hundred or so processes.
process.env.NODE_COMPILE_CACHE ??= path.join(WORKSPACE, '.cache/node');

/** For tests and for journeys in parallel: together they keep the two cores of a small machine busy. */
const WORKERS = 2;
/** For component tests, which run alone at the end. More than cores, because workers also wait for files. */
const COMPONENT_WORKERS = 4;

const [option, ...rest] = process.argv.slice(2);
const changed = /^--changed(?:=(.+))?$/.exec(option ?? '');
if (rest.length > 0) rejectOptions();
else if (changed) await runChanged(changed[1]);
else if (option === '--long') await runLongChecks();
else if (option === '--cluster') await runClusterCheck();
else if (option === undefined) await runEverything();
else rejectOptions();

function rejectOptions(): void {
  print(
    `pnpm test takes one of --changed, --changed=REF, --long and --cluster, not “${process.argv.slice(2).join(' ')}”.`,
  );
  process.exitCode = 1;
}

async function runEverything(): Promise<void> {
  process.env.TMPDIR ??= temporaryFolder();
  // In parallel: none keeps two cores busy. Only the browser tests need the build.
  const build = runCheck('Production build', runBuild);
  await Promise.all([
    runCheck('Types of every package', () => runTypes()),
    runCheck('Lint and boundaries', () => runLint()),
  ]);
  // The journeys of development edit sources, which component tests read.
  const development = build.then(() => runJourneys('development', 'Development servers in Chromium'));
  const tests = runCheck('API and unit tests', () => runJest({ environments: ['node'], workers: WORKERS }));
  await Promise.all([
    development.then(() => runJourneys('portal', 'Journeys in Chromium')),
    Promise.all([tests, development]).then(() =>
      runCheck('Component tests', () => runJest({ environments: ['browser'], workers: COMPONENT_WORKERS })),
    ),
  ]);
  closeChecks(`The slowest tests: ${path.relative(process.cwd(), writeSlowest())}`);
}

function runJourneys(journeys: Journeys, name: string): Promise<void> {
  return runCheck(name, () => runBrowser({ journeys, workers: WORKERS, onOutput: write }));
}

async function runLongChecks(): Promise<void> {
  for (const [name, ...args] of LONG_CHECKS) await runCheck(name, () => runLong(args, write));
  closeChecks('`pnpm test` runs everything else.');
}

async function runClusterCheck(): Promise<void> {
  const missing = findMissingClusterPrograms(write);
  if (missing !== '') {
    print(`The cluster was NOT tested. Missing: ${missing}`);
    process.exitCode = 1;
    return;
  }
  await runCheck('A cluster of PostgreSQL', () => runLong(['tools/src/cluster/cluster.ts'], write));
  closeChecks('`pnpm test` runs everything else.');
}

function write(text: string): void {
  process.stdout.write(text);
}
