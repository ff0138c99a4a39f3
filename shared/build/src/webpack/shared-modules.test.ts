import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { sharedRuntime } from './chunks/shared-runtime.ts';
import { scriptRule } from './rules.ts';
import { consumedByArea, ZOD } from './shared-modules.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'counterpoint-build-'));
  writeFileSync(
    path.join(folder, 'area.js'),
    "import * as z from 'zod/mini'; export const isText = z.string().safeParse('a').success;",
  );
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: {},
    output: { path: path.join(folder, 'dist'), uniqueName: 'area_test' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [scriptRule(false)] },
    plugins: [
      new webpack.container.ContainerPlugin({
        name: 'area_test',
        library: { type: 'commonjs2' },
        filename: 'entry.js',
        exposes: { './area': './area.js' },
      }),
      new webpack.sharing.ConsumeSharedPlugin({ consumes: consumedByArea('production') }),
      sharedRuntime,
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
  expect(stats?.compilation.errors).toEqual([]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Container {
  init(scope: object): unknown;
  get(exposed: string): Promise<() => { isText: unknown }>;
}

/** Returns what the area finds in a page that provides some modules. */
async function isTextWith(provided: Record<string, object>): Promise<unknown> {
  const require = createRequire(path.join(folder, 'dist/entry.js'));
  // A page runs an entry once.
  for (const file of Object.keys(require.cache).filter((each) => each.startsWith(folder))) delete require.cache[file];
  const container: Container = require('./entry.js');
  const scope = Object.entries(provided).map(([name, module]) => [
    name,
    { '1.0.0': { get: async () => () => module } },
  ]);
  await container.init(Object.fromEntries(scope));
  const area = await container.get('./area');
  return area().isText;
}

const FAKE = { string: () => ({ safeParse: () => ({ success: 'by the host' }) }) };

test('an area runs the host’s zod', async () => {
  expect(await isTextWith({ [ZOD]: FAKE })).toBe('by the host');
});

test('an area runs its own zod if the host provides none, or another one', async () => {
  expect(await isTextWith({})).toBe(true);
  expect(await isTextWith({ 'zod/mini@3.0.0': FAKE })).toBe(true);
});
