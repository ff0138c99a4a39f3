import path from 'node:path';
import type { Config } from 'jest';
import { WORKSPACE } from '../workspace.ts';
import { jestConfig } from './index.ts';
import { testedPackages } from './tested-packages.ts';

/** One project for all packages of an environment, so that workers load what packages share once and not once per package. */
export function allPackages(environment: 'node' | 'browser', extra: Config = {}): Config {
  const folders = testedPackages(environment);
  return jestConfig(environment, {
    rootDir: WORKSPACE,
    roots: folders.map((folder) => path.join(WORKSPACE, folder)),
    testMatch: folders.flatMap((folder) => [
      `<rootDir>/${folder}/src/**/*.test.{ts,tsx}`,
      `<rootDir>/${folder}/sign-in/**/*.test.{ts,tsx}`,
    ]),
    ...extra,
  });
}
