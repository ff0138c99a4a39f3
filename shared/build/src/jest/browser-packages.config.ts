import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { jestConfig } from './index.ts';
import { testedPackages } from './tested-packages.ts';

const folders = testedPackages('browser');

// One project, so that workers transform what packages share once and not once per package.
export default jestConfig('browser', {
  rootDir: WORKSPACE,
  roots: folders.map((folder) => path.join(WORKSPACE, folder)),
  testMatch: folders.flatMap((folder) => [
    `<rootDir>/${folder}/src/**/*.test.{ts,tsx}`,
    `<rootDir>/${folder}/sign-in/**/*.test.{ts,tsx}`,
  ]),
});
