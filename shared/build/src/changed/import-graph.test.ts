import { expect, test } from '@jest/globals';
import { buildImportGraph, findDependents } from './import-graph.ts';

const exported = new Map([
  ['@counterpoint/kit/core', 'shared/kit/src/core/index.ts'],
  ['@counterpoint/testing', 'shared/testing/src/index.ts'],
  ['api/*', 'api/src/*'],
]);

/** A source file that imports these names. */
function source(file: string, ...names: string[]) {
  return { file, text: names.map((name) => `import '${name}';\n`).join('') };
}

const graph = buildImportGraph(
  [
    source('shared/kit/src/core/index.ts', './button.ts'),
    source('host/src/page.tsx', '@counterpoint/kit/core', 'react'),
    source('host/src/page.test.tsx', './page.tsx', '@counterpoint/testing'),
    { file: 'host/src/lazy.ts', text: "const load = () => import('./page.tsx');" },
    { file: 'host/src/program.test.ts', text: 'const PROGRAM = new URL(`./program.ts`, import.meta.url);' },
  ],
  exported,
);

const nowhere = () => false;

test('follows imports by the name of a package to the file behind it', () => {
  expect([...findDependents(['shared/kit/src/core/button.ts'], graph, nowhere)]).toEqual([
    'shared/kit/src/core/button.ts',
    'shared/kit/src/core/index.ts',
    'host/src/page.tsx',
    'host/src/page.test.tsx',
    'host/src/lazy.ts',
  ]);
});

test('follows imports by the pattern of a package', () => {
  const inner = buildImportGraph([source('tools/src/demo/a.ts', 'api/holds/place.ts')], exported);
  expect(findDependents(['api/src/holds/place.ts'], inner, nowhere)).toContain('tools/src/demo/a.ts');
});

test('follows a program that a test starts by its path', () => {
  expect(findDependents(['host/src/program.ts'], graph, nowhere)).toContain('host/src/program.test.ts');
});

test('stops at a wall unless the wall itself has changed', () => {
  const isWall = (file: string) => file === 'host/src/page.tsx';
  expect(findDependents(['shared/kit/src/core/index.ts'], graph, isWall)).not.toContain('host/src/page.test.tsx');
  expect(findDependents(['host/src/page.tsx'], graph, isWall)).toContain('host/src/page.test.tsx');
});

test('stops at import cycles', () => {
  const circle = buildImportGraph([source('host/src/a.ts', './b.ts'), source('host/src/b.ts', './a.ts')], exported);
  expect(findDependents(['host/src/a.ts'], circle, nowhere).size).toBe(2);
});
