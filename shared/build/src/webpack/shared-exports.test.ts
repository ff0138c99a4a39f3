import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import webpack, { type Compilation } from 'webpack';
import { providedExports, refuseMissingExport, refuseUnsharedNames, usedExports } from './shared-exports.ts';

const FILES = {
  'node_modules/lib/package.json': '{ "name": "lib", "version": "1.0.0", "sideEffects": false }',
  'node_modules/lib/index.js':
    'export const used = () => 1; export const spare = () => 2; export const loose = () => 3;',
  'src/area.js': "import { used, loose } from 'lib'; export const area = used(); const forgotten = () => loose();",
  'src/part-of-lib.js': 'export const spare = () => 2;',
  'src/index.js': "import('./area.js');",
};

let folder: string;
let compilation: Compilation;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'counterpoint-build-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  compilation = await build('lib');
});

/** @param copy the area's own, which it runs if a page doesn't provide the module */
function build(copy: string): Promise<Compilation> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist') },
    optimization: { minimize: false },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'area_test',
        exposes: { './area': './src/area.js' },
        shared: { lib: { singleton: true, import: copy } },
      }),
    ],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats.compilation) : reject(error))),
  );
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a build', () => {
  test('records the exports of shared modules that its code uses, without those that it only imports', () => {
    expect(compilation.errors).toEqual([]);
    expect(usedExports(compilation)).toEqual({ lib: ['used'] });
  });

  test('records the exports of shared modules that it provides', () => {
    expect(providedExports(compilation)).toEqual({ lib: ['loose', 'spare', 'used'] });
  });

  test('fails if its code uses an export that isn’t shared', async () => {
    expect(() => refuseUnsharedNames(compilation)).not.toThrow();
    const partial = await build('./src/part-of-lib.js');
    expect(() => refuseUnsharedNames(partial)).toThrow('lib is shared without “used”');
  });

  test('fails if the exposed module lacks the export that the host asks for', () => {
    const file = `${path.basename(folder)}/src/area.js`;
    expect(() => refuseMissingExport(compilation, { file, name: 'area' })).not.toThrow();
    expect(() => refuseMissingExport(compilation, { file, name: 'Area' })).toThrow(
      `${file} exports area: it must export “Area”.`,
    );
  });
});
