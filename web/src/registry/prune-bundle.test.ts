import fs from 'node:fs/promises';
import path from 'node:path';
import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployBundle, deployIfNew } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { logHead, readDeploymentLog } from './deployment-log.ts';
import { readDeploymentRecord } from './deployment-record.ts';
import { listStored, pruneBundle } from './prune-bundle.ts';
import { rollBackBundle } from './roll-back-bundle.ts';

const DAY_MS = 86_400_000;

let root: string;
let options: { from: string; deployDir: string; reason: { by: string } };

beforeEach(async () => {
  root = await temporaryFolder();
  mock.timers.enable({ apis: ['Date'], now: new Date('2026-01-01T12:00:00Z') });
  const folders = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas') };
  options = { ...folders, reason: { by: 'Ama' } };
});

afterEach(async () => {
  mock.timers.reset();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(options.deployDir);
const onDisk = async () => new Set(await fs.readdir(folder().bundle('compositions')));
const needs = async () =>
  Object.fromEntries((await listStored('compositions', options.deployDir)).map(({ version, need }) => [version, need]));
const pass = (days: number) => mock.timers.tick(days * DAY_MS);

async function deployText(text: string, canary?: number): Promise<string> {
  const { version } = await writeBuild(options.from, { text });
  await deployBundle('compositions', { ...options, canary });
  return version;
}

describe('pruneBundle', () => {
  test('keeps the live version, the one to roll back to, and those live within 30 days', async () => {
    const one = await deployText('one');
    const two = await deployText('two');
    pass(40);
    const three = await deployText('three');
    pass(10);
    const four = await deployText('four');
    const five = await deployText('five');
    expect(await needs()).toEqual({
      [one]: null,
      [two]: 'recent',
      [three]: 'recent',
      [four]: 'rollback',
      [five]: 'live',
    });
    pass(25);
    expect(await needs()).toMatchObject({ [two]: null, [three]: 'recent', [four]: 'rollback' });
    await pruneBundle('compositions', options);
    expect(await onDisk()).toEqual(new Set([three, four, five]));
  });

  test('keeps a version that was live before a rollback, and what that returned to', async () => {
    const one = await deployText('one');
    const two = await deployText('two');
    const three = await deployText('three');
    pass(31);
    await rollBackBundle('compositions', options);
    expect(await needs()).toEqual({ [one]: 'rollback', [two]: 'live', [three]: 'recent' });
  });

  test.each([
    ['the active version', undefined],
    ['another canary', 10],
  ])('keeps a canary for 30 days after %s replaced it', async (_what, share) => {
    await deployText('one');
    await deployText('two', 10);
    const canary = await deployText('three', 10);
    pass(40);
    await deployText(share === undefined ? 'one' : 'two', share);
    pass(29);
    expect(await needs()).toMatchObject({ [canary]: 'recent' });
    pass(2);
    expect(await needs()).toMatchObject({ [canary]: null });
  });

  test('removes nothing without a record, which may come from a backup', async () => {
    for (const text of ['one', 'two', 'three']) await deployText(text);
    pass(31);
    await fs.rm(folder().record);
    await pruneBundle('compositions', options);
    expect((await onDisk()).size).toBe(3);
  });

  test('lists what it would remove, with its size, and changes nothing', async () => {
    const one = await deployText('one');
    for (const text of ['two', 'three']) await deployText(text);
    pass(31);
    const head = await logHead(folder());
    const release = folder().release('compositions', one);
    const sizes = await Promise.all(
      (await fs.readdir(release)).map(async (name) => (await fs.stat(path.join(release, name))).size),
    );
    const [first] = await listStored('compositions', options.deployDir);
    expect(first).toEqual({ version: one, need: null, bytes: sizes.reduce((sum, size) => sum + size) });
    expect([await logHead(folder()), (await onDisk()).size]).toEqual([head, 3]);
  });

  test('logs each removed version, which can’t be returned to until it is deployed again', async () => {
    const one = await deployText('one');
    const two = await deployText('two');
    const three = await deployText('three');
    pass(31);
    await pruneBundle('compositions', { ...options, reason: { by: 'Kofi' } });
    const lines = await readDeploymentLog(folder());
    expect(lines.every(({ isIntact }) => isIntact)).toBe(true);
    expect(lines.at(-1)?.entry).toMatchObject({ act: 'prune', by: 'Kofi', from: one, to: null });
    const rejected = rollBackBundle('compositions', { ...options, to: one });
    await expect(rejected).rejects.toThrow(`Deployed versions: ${two}, ${three}.`);
    await writeBuild(options.from, { text: 'one' });
    expect(await deployIfNew('compositions', options)).toBeNull();
    expect(await onDisk()).toEqual(new Set([two, three]));
    expect(await deployBundle('compositions', options)).toEqual({ before: three, after: one });
    expect(await rollBackBundle('compositions', { ...options, to: three })).toMatchObject({ after: three });
  });

  test('removes what a killed removal or deployment left', async () => {
    const [one, two] = [await deployText('one'), await deployText('two')];
    await deployText('three');
    pass(31);
    await fs.cp(folder().release('compositions', one), path.join(root, 'copy'), { recursive: true });
    await pruneBundle('compositions', options);
    await fs.cp(path.join(root, 'copy'), folder().release('compositions', one), { recursive: true });
    await fs.cp(path.join(root, 'copy'), folder().release('compositions', '1.0.0-0123456789'), { recursive: true });
    await pruneBundle('compositions', options);
    const { compositions } = (await readDeploymentRecord(folder())).areas;
    expect(await onDisk()).toEqual(new Set([two, compositions?.current]));
  });

  test('refuses when something was switched since it was decided', async () => {
    await deployText('one');
    const reason = { by: 'Ama', head: await logHead(folder()) };
    await deployText('two');
    await expect(pruneBundle('compositions', { ...options, reason })).rejects.toThrow('in the meantime');
  });
});
