import { existsSync } from 'node:fs';
import path from 'node:path';
import { closeChecks, print, runCheck } from '../checks/run-check.ts';
import { runJest } from '../checks/run-jest.ts';
import { runLint } from '../checks/run-lint.ts';
import { runTypes } from '../checks/run-types.ts';
import { sourceFiles, WORKSPACE, workspacePackages } from '../workspace.ts';
import { listChangedFiles } from './changed-files.ts';
import { readImportGraph } from './import-graph.ts';
import { selectChecks } from './select-checks.ts';

const NOT_RUN = 'The production build and the journeys run in `pnpm test` only.';

/** One more than the cores of a small machine: API tests wait for the database a third of the time. */
const WORKERS = 3;

export async function runChanged(ref?: string): Promise<void> {
  const { base, files } = listChangedFiles(ref);
  if (files.length === 0) {
    print(`Nothing has changed since ${base}.`);
    closeChecks(NOT_RUN);
    return;
  }
  const { packages, tests } = selectChecks({
    changed: files,
    graph: readImportGraph(),
    sources: sourceFiles(),
    packages: workspacePackages(),
  });
  print(
    `${files.length} changed files since ${base} affect ${packages.length} packages and ${tests.length} test files.`,
  );
  const present = files.filter((file) => existsSync(path.join(WORKSPACE, file)));
  const checks = [runCheck('Lint of the changed files, and boundaries', () => runLint(present))];
  if (packages.length > 0) checks.push(runCheck('Types of the affected packages', () => runTypes(packages)));
  await Promise.all(checks);
  if (tests.length > 0)
    await runCheck('Tests of what is affected', () =>
      runJest({ environments: ['node', 'browser'], files: tests, workers: WORKERS }),
    );
  closeChecks(NOT_RUN);
}
