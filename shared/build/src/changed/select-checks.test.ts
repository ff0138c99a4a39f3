import { expect, test } from '@jest/globals';
import type { ImportGraph } from './import-graph.ts';
import { selectChecks } from './select-checks.ts';

const packages = ['api', 'e2e', 'host', 'remote-recordings', 'shared/kit'].map((folder) => ({
  folder,
  manifest: { name: folder, version: '1.0.0' },
}));

const importers: Readonly<Record<string, readonly string[]>> = {
  'shared/kit/src/button.ts': ['shared/kit/src/button.test.ts', 'remote-recordings/src/features/search/page.tsx'],
  'remote-recordings/src/features/search/page.tsx': [
    'remote-recordings/src/features/search/page.test.tsx',
    'remote-recordings/src/area.ts',
  ],
  'remote-recordings/src/area.ts': ['remote-recordings/src/area.test.ts'],
  'api/src/holds/place.ts': ['api/src/disputes/file.ts', 'api/src/main/app.ts'],
  'api/src/main/app.ts': ['api/src/testing/test-api.ts'],
  'api/src/testing/test-api.ts': ['api/src/disputes/file.test.ts', 'api/src/members/sign-up.test.ts'],
  'shared/build/src/jest/index.ts': ['host/jest.config.ts', 'shared/kit/jest.config.ts'],
  'docs/rules.md': ['shared/kit/src/rules.test.ts'],
};

const graph: ImportGraph = new Map(Object.entries(importers).map(([file, names]) => [file, new Set(names)]));
const sources = [
  ...new Set([...Object.keys(importers), ...Object.values(importers).flat()]),
  'api/src/holds/place.test.ts',
  'host/src/page.test.tsx',
  'e2e/src/journeys/search.test.ts',
];

/** The selected packages and tests, by path. */
function select(...changed: string[]) {
  const selection = selectChecks({ changed, graph, sources, packages });
  return { packages: selection.packages.map(({ folder }) => folder), tests: [...selection.tests].sort() };
}

test('selects the tests that reach a changed file, and their packages', () => {
  expect(select('remote-recordings/src/features/search/page.tsx')).toEqual({
    packages: ['remote-recordings'],
    tests: ['remote-recordings/src/area.test.ts', 'remote-recordings/src/features/search/page.test.tsx'],
  });
  expect(select('shared/kit/src/button.ts').packages).toEqual(['remote-recordings', 'shared/kit']);
});

test('selects a changed test alone', () => {
  expect(select('api/src/members/sign-up.test.ts')).toEqual({
    packages: ['api'],
    tests: ['api/src/members/sign-up.test.ts'],
  });
});

test('selects the rooms of the API that a change reaches without the composition root', () => {
  expect(select('api/src/holds/place.ts').tests).toEqual([
    'api/src/disputes/file.test.ts',
    'api/src/holds/place.test.ts',
  ]);
  expect(select('api/src/main/app.ts').tests).toContain('api/src/members/sign-up.test.ts');
});

test('selects all of a package when its configuration, or what that imports, has changed', () => {
  expect(select('host/package.json')).toEqual({ packages: ['host'], tests: ['host/src/page.test.tsx'] });
  expect(select('shared/build/src/jest/index.ts').tests).toEqual([
    'host/src/page.test.tsx',
    'shared/kit/src/button.test.ts',
    'shared/kit/src/rules.test.ts',
  ]);
});

test('selects all of a package when nothing names a changed file', () => {
  expect(select('api/migrations/0001-accounts.sql').tests).toEqual([
    'api/src/disputes/file.test.ts',
    'api/src/holds/place.test.ts',
    'api/src/members/sign-up.test.ts',
  ]);
});

test('selects everything except the journeys when a file of the root has changed', () => {
  const everything = sources.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/')).sort();
  const folders = packages.map(({ folder }) => folder);
  expect(select('pnpm-lock.yaml')).toEqual({ packages: folders, tests: everything });
});

test('selects no test for documentation unless a test reads it', () => {
  expect(select('README.md', 'docs/architecture.md')).toEqual({ packages: [], tests: [] });
  expect(select('docs/rules.md').tests).toEqual(['shared/kit/src/rules.test.ts']);
});

test('compiles the journeys without running them', () => {
  expect(select('e2e/src/journeys/search.test.ts')).toEqual({ packages: ['e2e'], tests: [] });
});
