import { expect, test } from '@jest/globals';
import { publishedManifest } from './published-manifest.ts';

const SOURCE = {
  name: '@counterpoint/example',
  version: '1.2.3',
  description: 'An example.',
  sideEffects: false,
  exports: { '.': './src/index.ts', './data': './src/data.json', './checks': './src/checks.ts' },
  imports: { '#language': { node: './src/node.ts', default: './src/page.ts' } },
  dependencies: { '@counterpoint/messages': 'workspace:*', react: 'catalog:', webpack: 'catalog:', zod: 'catalog:' },
  devDependencies: { '@counterpoint/build': 'workspace:*' },
};

test('names compiled files, without the entries that weren’t compiled', () => {
  expect(publishedManifest(SOURCE, (file) => file !== './dist/checks.js')).toMatchObject({
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './data': './dist/data.json' },
    imports: { '#language': { node: './dist/node.js', default: './dist/page.js' } },
  });
});

test('replaces references to the workspace with ranges, and lets the area choose what a page has once', () => {
  const published = publishedManifest(SOURCE, () => true);
  expect(published).toMatchObject({
    dependencies: { webpack: expect.stringMatching(/^\d/), zod: expect.stringMatching(/^\^\d/) },
    peerDependencies: {
      '@counterpoint/messages': expect.stringMatching(/^\^\d/),
      react: expect.stringMatching(/^\^\d/),
    },
  });
  expect(JSON.stringify(published)).not.toMatch(/workspace:|catalog:|devDependencies|private/);
});
