import fs from 'node:fs/promises';
import path from 'node:path';
import { registry } from '@counterpoint/contract/registry';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { BuildMissing } from '../assets/host-build.ts';
import { REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { startWeb } from '../testing/a-web.ts';
import { deployBundle } from './deploy-bundle.ts';
import { createDeployedReader } from './deployed-reader.ts';
import { rollBackBundle } from './roll-back-bundle.ts';

let root: string;
let app: FastifyInstance;
let options: { from: string; deployDir: string; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  options = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas'), reason: REASON };
  app = await startWeb(root);
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

async function createActive() {
  const answer = await app.inject({ url: '/registry.json' });
  expect(answer.headers['cache-control']).toBe('no-cache');
  return registry.parse(answer.json()).areas.compositions;
}

async function deployText(text: string) {
  const build = await writeBuild(options.from, { text });
  await deployBundle('compositions', options);
  return build;
}

describe('the registry', () => {
  test('shows a deployment and a rollback without a restart, and still serves old files', async () => {
    expect(await createActive()).toBeUndefined();
    const one = await deployText('one');
    const { uses: _uses, fallbacks: _own, order: _order, label, ...inPages } = one;
    const base = `/r/compositions/${one.version}/`;
    expect(await createActive()).toEqual({ ...inPages, label: label.en, shortLabel: label.en, base });
    const two = await deployText('two');
    expect((await createActive())?.version).toBe(two.version);
    for (const { version, entry } of [one, two]) {
      const { statusCode, headers } = await app.inject({ url: `/r/compositions/${version}/${entry}` });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    await rollBackBundle('compositions', options);
    expect((await createActive())?.version).toBe(one.version);
  });

  test.each([
    ['torn', async (file: string) => fs.truncate(file, 40)],
    ['gone', async (file: string) => fs.rm(file)],
    [
      'about files that are not there',
      async (file: string, version: string) => replaceInFile(file, version, '1.0.0-0000000000'),
    ],
  ])('keeps the last good one active and logs once when it is %s', async (_what, spoil) => {
    const errors: unknown[] = [];
    const read = createDeployedReader(options.deployDir, (error) => errors.push(error));
    const { version } = await deployText('areas');
    const good = await read();
    expect(good.areas[0]?.version).toBe(version);
    await spoil(path.join(options.deployDir, 'registry.json'), version);
    expect(await read()).toEqual(good);
    expect(await read()).toEqual(good);
    expect(errors).toHaveLength(1);
  });

  test('is empty before the first readable deployment', async () => {
    const errors: unknown[] = [];
    const record = path.join(options.deployDir, 'registry.json');
    await fs.rm(record);
    const read = createDeployedReader(options.deployDir, (error) => errors.push(error));
    await expect(read()).rejects.toBeInstanceOf(BuildMissing);
    expect(errors).toHaveLength(0);
    await fs.writeFile(record, '[]');
    await expect(read()).rejects.toBeInstanceOf(BuildMissing);
    expect(errors).toHaveLength(1);
  });

  test('isn’t read again while unchanged', async () => {
    await deployText('one');
    const read = createDeployedReader(options.deployDir, () => undefined);
    expect((await read()).host).toBe((await read()).host);
  });
});

async function replaceInFile(file: string, what: string, by: string): Promise<void> {
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replaceAll(what, by));
}
