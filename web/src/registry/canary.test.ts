import fs from 'node:fs/promises';
import path from 'node:path';
import { mock } from 'node:test';
import { pageConfig } from '@counterpoint/contract/page-config';
import { registry } from '@counterpoint/contract/registry';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { NAVIGATION, startWeb } from '../testing/a-web.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { logHead, readSwitches } from './deployment-log.ts';
import { readDeploymentRecord } from './deployment-record.ts';
import { listStored } from './prune-bundle.ts';
import { rollBackBundle } from './roll-back-bundle.ts';
import { watchedDeployments } from './watch/watched-deployments.ts';

const BUCKETS = Array.from({ length: 100 }, (_, bucket) => bucket);
const LONG_AGO = new Date('2026-01-01');

let root: string;
let app: FastifyInstance;
let options: { from: string; deployDir: string; reason: { by: string } };

beforeEach(async () => {
  root = await temporaryFolder();
  app = await startWeb(root);
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const folders = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas') };
  options = { ...folders, reason: { by: 'Ama' } };
});

afterEach(async () => {
  mock.timers.reset();
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(options.deployDir);
const history = async () => (await readDeploymentRecord(folder())).areas.compositions;

async function deployText(text: string, canary?: number): Promise<string> {
  const { version } = await writeBuild(options.from, { text });
  await deployBundle('compositions', { ...options, canary });
  return version;
}

async function versionFor(cookie?: string): Promise<string | undefined> {
  const answer = await app.inject({ url: '/registry.json', headers: cookie === undefined ? {} : { cookie } });
  return registry.parse(answer.json()).areas.compositions?.version;
}

/** The buckets that get a version. */
async function bucketsOf(version: string): Promise<number[]> {
  const versions = await Promise.all(BUCKETS.map((bucket) => versionFor(`member-bucket=${bucket}`)));
  return BUCKETS.filter((bucket) => versions[bucket] === version);
}

describe('a canary', () => {
  test('is for a share of the members, always the same ones; more of them when the share grows', async () => {
    const one = await deployText('one');
    const two = await deployText('two', 10);
    const few = await bucketsOf(two);
    expect(few).toHaveLength(10);
    expect(await bucketsOf(two)).toEqual(few);
    await deployText('two', 30);
    const more = await bucketsOf(two);
    expect(more).toHaveLength(30);
    expect(more).toEqual(expect.arrayContaining(few));
    expect((await history())?.current).toBe(one);
    const three = await deployText('three', 10);
    expect(await bucketsOf(three)).not.toEqual(few);
  });

  test('is in the page of its members with its preloaded scripts, and not in that of others', async () => {
    const one = await deployText('one');
    const two = await deployText('two', 50);
    const [member = 0] = await bucketsOf(two);
    const [other = 0] = await bucketsOf(one);
    for (const [version, cookie] of [
      [two, `__Host-member-bucket=${member}; session-id=x`],
      [one, `session-id=x; member-bucket=${other}`],
      [one, 'session-id=x'],
      [one, 'session-id=x; member-bucket=100'],
    ] as const) {
      const { body } = await app.inject({ url: '/music-composition', headers: { ...NAVIGATION, cookie } });
      const config = /id="config">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      expect(pageConfig.parse(JSON.parse(config)).registry.areas.compositions?.version).toBe(version);
      expect(body).toContain(`href="/r/compositions/${version}/remoteEntry`);
    }
  });

  test('can’t be replaced by a preview, and keeps its files when one follows it', async () => {
    await deployText('one');
    const canary = await deployText('two', 10);
    await expect(deployText('three', 0)).rejects.toThrow('a canary for 10% of the members');
    await rollBackBundle('compositions', options);
    await deployText('three', 0);
    expect(await fs.readdir(folder().bundle('compositions'))).toContain(canary);
  });

  test('becomes active for all when it is deployed again without a share', async () => {
    const one = await deployText('one');
    const two = await deployText('two', 10);
    expect(await deployBundle('compositions', options)).toEqual({ before: one, after: two });
    expect(await versionFor()).toBe(two);
    expect((await history())?.canary).toBeUndefined();
    expect(await rollBackBundle('compositions', options)).toEqual({ before: two, after: one });
  });

  test('ends with a rollback, which leaves the active version', async () => {
    const zero = await deployText('zero');
    const one = await deployText('one');
    const two = await deployText('two', 10);
    expect(await rollBackBundle('compositions', options)).toEqual({ before: two, after: one });
    expect(await bucketsOf(one)).toHaveLength(100);
    expect(await rollBackBundle('compositions', options)).toEqual({ before: one, after: zero });
    const log = await readSwitches(folder());
    // After the host and two versions.
    expect(log.slice(3, 5)).toMatchObject([
      { act: 'canary', from: one, to: two, percent: 10 },
      { act: 'rollback', from: two, to: one },
    ]);
  });

  test('ends with a deployment of the active version, or a rollback to it, which the log says', async () => {
    await deployText('zero');
    const one = await deployText('one');
    for (const [act, end] of [
      ['deploy', () => deployText('one')],
      ['rollback', () => rollBackBundle('compositions', { ...options, to: one })],
    ] as const) {
      mock.timers.tick(1000);
      await deployText('two', 10);
      const head = await logHead(folder());
      await end();
      expect((await history())?.canary).toBeUndefined();
      expect((await readSwitches(folder())).at(-1)).toMatchObject({ act, to: one });
      // Otherwise a rollback that was decided on the canary would end the active version.
      const late = rollBackBundle('compositions', { ...options, reason: { by: 'portal', head } });
      await expect(late).rejects.toThrow('in the meantime');
      expect((await history())?.current).toBe(one);
      expect(await watchedDeployments(folder(), new Date(Date.now() - 1))).toEqual([]);
    }
  });

  test('needs another version for the other members', async () => {
    await writeBuild(options.from);
    await expect(deployBundle('compositions', { ...options, canary: 10 })).rejects.toThrow(
      'another version must be active',
    );
    await deployBundle('compositions', options);
    await expect(deployBundle('compositions', { ...options, canary: 10 })).rejects.toThrow(
      'another version must be active',
    );
  });

  test('is watched as long as it is one, and the active version beside it', async () => {
    await deployText('zero');
    const one = await deployText('one');
    mock.timers.tick(1000);
    const two = await deployText('two', 10);
    const watched = async (since: Date) =>
      (await watchedDeployments(folder(), since)).map(({ version, to }) => [version, to]);
    const [zero] = (await history())?.earlier ?? [];
    expect(await watched(LONG_AGO)).toEqual([
      [two, undefined],
      [one, zero],
    ]);
    expect(await watched(new Date(Date.now() + 1000))).toEqual([[two, undefined]]);
    await rollBackBundle('compositions', { ...options, isAutomatic: true });
    expect((await history())?.deployed.at(-1)?.failed_at).toBe(new Date().toISOString());
    await expect(deployText('two', 10)).rejects.toThrow('failed for members');
    expect(await watched(LONG_AGO)).toEqual([[one, zero]]);
    await rollBackBundle('compositions', options);
    // A rollback is on purpose.
    expect(await watched(LONG_AGO)).toEqual([]);
  });

  test('that grows or becomes active counts the pages that loaded it before', async () => {
    await deployText('one');
    const start = new Date();
    for (const share of [10, 50, undefined]) {
      await deployText('two', share);
      expect(await watchedDeployments(folder(), LONG_AGO)).toMatchObject([{ since: new Date(), loadedSince: start }]);
      mock.timers.tick(1000);
    }
    await rollBackBundle('compositions', options);
    await deployText('two', 10);
    expect(await watchedDeployments(folder(), LONG_AGO)).toMatchObject([
      { since: new Date(), loadedSince: new Date() },
    ]);
  });

  test('keeps its files', async () => {
    for (const text of ['one', 'two']) await deployText(text);
    const canary = await deployText('canary', 10);
    mock.timers.tick(100 * 86_400_000);
    const stored = await listStored('compositions', options.deployDir);
    expect(stored.find(({ version }) => version === canary)?.need).toBe('live');
  });
});
