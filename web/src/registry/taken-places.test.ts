// cspell:ignore Redevances
import fs from 'node:fs/promises';
import path from 'node:path';
import type { AreaEntry } from '@counterpoint/contract/areas';
import { readSigner, type SignedRecord, signRecord } from '@counterpoint/contract/registry-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { createDeployedReader } from './deployed-reader.ts';
import { removeArea } from './remove-area.ts';
import { rollBackBundle } from './roll-back-bundle.ts';
import { createSigningKey } from './signing/signing-keys.ts';

let root: string;
let options: { from: string; deployDir: string; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  options = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas'), reason: REASON };
  await deploy('compositions');
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const folder = () => deployFolder(options.deployDir);

async function deploy(area: string, entry: Partial<AreaEntry> = {}, more: object = {}): Promise<string> {
  const { version } = await writeBuild(options.from, { area, entry, text: JSON.stringify([area, entry]) });
  await deployBundle(area, { ...options, ...more });
  return version;
}

/** Creates a key for these paths, and signs with it. */
async function reserve(area: string, paths: string[]) {
  const signer = readSigner(await createSigningKey(folder(), { area, prefix: `/r/${area}/`, paths, by: 'CI' }));
  return (record: SignedRecord) => signRecord(record, signer, new Date());
}

async function menu(): Promise<string[]> {
  await deployHost(root);
  const read = createDeployedReader(options.deployDir, () => undefined);
  return (await read()).areas.map(({ area, label }) => `${area}: ${label.en}`);
}

const royalties = { label: { en: 'Royalties' }, order: 5 };

describe('a new area', () => {
  test('is served in its place of the menu', async () => {
    await deploy('royalties', royalties);
    await deploy('recordings');
    expect(await menu()).toEqual([
      'compositions: Area of /music-composition',
      'recordings: Area of /sound-recordings',
      'royalties: Royalties',
    ]);
  });

  test('has the label of the version that a member gets', async () => {
    await deploy('royalties', royalties);
    await deploy('royalties', { ...royalties, label: { en: 'Your royalties' } }, { canary: 30 });
    await deployHost(root);
    const read = createDeployedReader(options.deployDir, () => undefined);
    const labels = [...Array(100).keys()].map(async (bucket) => {
      const { areas } = await read({ bucket, previews: new Map() });
      return areas.find(({ area }) => area === 'royalties')?.label.en;
    });
    expect((await Promise.all(labels)).filter((label) => label === 'Your royalties')).toHaveLength(30);
    await rollBackBundle('royalties', options);
    expect(await menu()).toContain('royalties: Royalties');
  });

  test.each<[string, Partial<AreaEntry>, string]>([
    ['another area’s path', { publicPaths: ['/music-composition'] }, '/music-composition, which “compositions” has'],
    ['a path below another area’s', { publicPaths: ['/music-composition/royalties'] }, 'which “compositions” has'],
    ['another area’s place in the menu', { order: 1 }, 'place 1 in the menu, which “compositions” has'],
    ['a path of the host', { publicPaths: ['/dashboard'] }, 'publicPaths.0: is reserved for the host'],
    ['a home of another area', { home: '/music-composition' }, 'home: must be below one of privatePaths'],
    ['no label in English', { label: JSON.parse('{"fr":"Redevances"}') }, 'label.en'],
  ])('is refused with %s', async (_what, entry, reason) => {
    await expect(deploy('royalties', { ...royalties, ...entry })).rejects.toThrow(reason);
  });

  test('is refused with a path above another area’s', async () => {
    await deploy('account', { publicPaths: ['/account/password'] });
    await expect(deploy('royalties', { ...royalties, publicPaths: ['/account'] })).rejects.toThrow('“account” has');
  });

  test('is refused with a path that another area’s key has, also before that area is deployed', async () => {
    await reserve('statements', ['/statements']);
    const wanted = { ...royalties, publicPaths: ['/statements/shared'] };
    await expect(deploy('royalties', wanted)).rejects.toThrow('which “statements” has');
  });

  test('is refused with a path that its own key isn’t for', async () => {
    const sign = await reserve('royalties', ['/royalties']);
    const wanted = { ...royalties, publicPaths: ['/statements'] };
    await expect(deploy('royalties', wanted, { sign })).rejects.toThrow('the path /statements, which the key');
    await expect(deploy('royalties', royalties, { sign })).resolves.toMatch(/^1\.0\.0-/);
  });

  test('isn’t served if its record has a path that its key isn’t for', async () => {
    const sign = await reserve('royalties', ['/royalties']);
    await deploy('royalties', royalties, { sign });
    const keys = await fs.readFile(folder().keys, 'utf8');
    await fs.writeFile(folder().keys, keys.replace('"/royalties"', '"/statements"'));
    expect(await menu()).toEqual(['compositions: Area of /music-composition']);
  });
});

test('a record without an entry, of an earlier release, keeps no host from being deployed', async () => {
  const version = await deploy('recordings');
  const file = path.join(folder().release('recordings', version), 'area.json');
  const { label: _none, ...earlier } = JSON.parse(await fs.readFile(file, 'utf8'));
  await fs.writeFile(file, JSON.stringify(earlier));
  await deployHost(root);
  await deployHost(root, { text: 'two', offers: { contract: '1.0.0', kit: '1.0.0', exports: {} } });
  expect(await menu()).toEqual(['compositions: Area of /music-composition']);
});

describe('a removed area', () => {
  const removal = () => ({ deployDir: options.deployDir, reason: { by: 'Ama', why: 'sold' } });

  test('is off the menu until a rollback or a deployment restores it', async () => {
    const version = await deploy('royalties', royalties);
    expect(await removeArea('royalties', removal())).toEqual({ before: version, after: null });
    expect(await menu()).toEqual(['compositions: Area of /music-composition']);
    await expect(removeArea('royalties', removal())).rejects.toThrow('isn’t deployed');
    expect(await rollBackBundle('royalties', removal())).toEqual({ before: null, after: version });
    expect(await menu()).toContain('royalties: Royalties');
    await removeArea('royalties', removal());
    expect(await deployBundle('royalties', { ...options, isAgain: true })).toEqual({ before: null, after: version });
    expect(await menu()).toContain('royalties: Royalties');
  });

  test('doesn’t come back if another area has its path by then', async () => {
    await deploy('royalties', royalties);
    await removeArea('royalties', removal());
    await deploy('statements', { order: 6, publicPaths: ['/royalties'] });
    await expect(rollBackBundle('royalties', removal())).rejects.toThrow('/royalties, which “statements” has');
  });

  test('can’t be the host', async () => {
    await deployHost(root);
    await expect(removeArea('host', removal())).rejects.toThrow('every page needs it');
  });
});
