import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE, workspacePackages } from '../workspace.ts';

/** Node itself, or jsdom. */
export type TestEnvironment = 'node' | 'browser';

/** Folders of the packages whose tests run in this environment. */
export function testedPackages(environment: TestEnvironment): string[] {
  return workspacePackages()
    .map(({ folder }) => folder)
    .filter((folder) => {
      const file = path.join(WORKSPACE, folder, 'jest.config.ts');
      return existsSync(file) && readFileSync(file, 'utf8').includes(`jestConfig('${environment}'`);
    });
}
