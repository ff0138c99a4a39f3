import fs from 'node:fs/promises';
import path from 'node:path';
import { deployedArea, registry } from '@counterpoint/contract/registry';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { OFFERS, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { startWeb } from '../testing/a-web.ts';
import { deployArea } from './deploy-area.ts';
import { createRegistryReader } from './registry-reader.ts';
import { rollbackArea } from './rollback-area.ts';

let root: string;
let app: FastifyInstance;
let options: { from: string; deployDir: string; offers: typeof OFFERS; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  options = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas'), offers: OFFERS, reason: REASON };
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
  await deployArea('compositions', options);
  return build;
}

describe('the registry', () => {
  test('shows a deployment and a rollback without a restart, and still serves old files', async () => {
    expect(await createActive()).toBeUndefined();
    const one = await deployText('one');
    expect(await createActive()).toEqual(deployedArea.parse({ ...one, base: `/r/compositions/${one.version}/` }));
    const two = await deployText('two');
    expect((await createActive())?.version).toBe(two.version);
    for (const { version, entry } of [one, two]) {
      const { statusCode, headers } = await app.inject({ url: `/r/compositions/${version}/${entry}` });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    await rollbackArea('compositions', options);
    expect((await createActive())?.version).toBe(one.version);
  });

  test.each([
    ['torn', async (file: string) => fs.truncate(file, 40)],
    ['gone', async (file: string) => fs.rm(file)],
    [
      'about files that are not there',
      async (file: string) => replaceInFile(file, /1\.0\.0-\w{10}/g, '1.0.0-0000000000'),
    ],
  ])('keeps the last good one active and logs once when it is %s', async (_what, spoil) => {
    const errors: unknown[] = [];
    const read = createRegistryReader(options.deployDir, (error) => errors.push(error));
    const { version } = await deployText('one');
    const good = await read();
    expect(good.areas.compositions?.version).toBe(version);
    await spoil(path.join(options.deployDir, 'registry.json'));
    expect(await read()).toBe(good);
    expect(await read()).toBe(good);
    expect(errors).toHaveLength(1);
  });

  test('is empty before the first readable deployment', async () => {
    const errors: unknown[] = [];
    const read = createRegistryReader(options.deployDir, (error) => errors.push(error));
    expect(await read()).toEqual({ areas: {} });
    expect(errors).toHaveLength(0);
    await fs.writeFile(path.join(options.deployDir, 'registry.json'), '[]');
    expect(await read()).toEqual({ areas: {} });
    expect(errors).toHaveLength(1);
  });

  test('isn’t read again while unchanged', async () => {
    await deployText('one');
    const read = createRegistryReader(options.deployDir, () => undefined);
    expect(await read()).toBe(await read());
  });
});

async function replaceInFile(file: string, what: RegExp, by: string): Promise<void> {
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replaceAll(what, by));
}
