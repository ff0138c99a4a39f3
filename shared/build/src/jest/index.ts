import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { SCRIPT, WORKSPACE } from '../workspace.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const script = (name: string) => here(`${name}${SCRIPT}`);

/** ES modules only, so jest has to compile them. */
const ESM_PACKAGES = ['ky', 'universal-cookie', 'cookie', 'uuid'];

export function jestConfig(environment: 'node' | 'browser', extra: Config = {}): Config {
  return {
    cacheDirectory: path.join(WORKSPACE, '.cache/jest'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/sign-in/**/*.test.{ts,tsx}'],
    ...(environment === 'node' ? NODE : BROWSER),
    ...extra,
  };
}

/** Runs natively in Node: each worker loads a module once for all its test files. */
const NODE: Config = {
  runner: fileURLToPath(import.meta.resolve('jest-light-runner')),
  setupFiles: [script('./node-setup')],
  transform: {},
};

const BROWSER: Config = {
  testEnvironment: here('./environment.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true, importAttributes: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ESM_PACKAGES.join('|')})@)`],
  moduleNameMapper: { '\\.css$': script('./empty-style'), '^aria-query$': here('./shared-roles.cjs') },
  setupFilesAfterEnv: ['./plain-elements', './browser-setup'].map(script),
};
