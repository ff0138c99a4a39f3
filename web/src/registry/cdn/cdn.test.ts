import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pageConfig } from '@counterpoint/contract/page-config';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { openTestBucket, type TestBucket } from '../../testing/a-bucket.ts';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { buildWeb, NAVIGATION, webEnv } from '../../testing/a-web.ts';
import { atTime } from '../../testing/at-time.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { deployLocalBuilds } from '../deploy-local-builds.ts';
import { readHistory } from '../deployment-record.ts';
import { pruneBundle } from '../prune-bundle.ts';
import { isUploaded, uploadStored } from './bucket-files.ts';
import { cdnOf } from './cdn.ts';

let root: string;
let bucket: TestBucket;
let app: FastifyInstance | undefined;
const opened: TestBucket[] = [];

beforeEach(async () => {
  root = await temporaryFolder();
  bucket = await openTestBucket();
  opened.push(bucket);
  await deployHost(root);
});

afterEach(async () => {
  await app?.close();
  for (const each of opened.splice(0)) await each.close();
  await fs.rm(root, { recursive: true, force: true });
});

const areas = () => deployFolder(path.join(root, 'areas'));

async function open(settings: Record<string, string>) {
  await app?.close();
  app = await buildWeb(webEnv(root, settings));
  return app;
}

async function deploy(text: string, settings: Record<string, string> = bucket.settings, canary?: number) {
  const from = path.join(root, 'dist');
  const build = await writeBuild(from, { text });
  const cdn = cdnOf(webEnv(root, settings));
  await deployBundle('compositions', {
    from,
    deployDir: areas().root,
    reason: REASON,
    cdn,
    canary,
  });
  return { ...build, folder: `/r/compositions/${build.version}/` };
}

/** Returns the addresses from which a page loads host and area. */
async function basesIn(web: FastifyInstance) {
  const { body, headers } = await web.inject({ url: '/music-composition', headers: NAVIGATION });
  const config = pageConfig.parse(JSON.parse(/id="config">(.*?)<\/script>/s.exec(body)?.[1] ?? ''));
  const [, host] = / src="(.*?\/r\/host\/)/.exec(body) ?? [];
  const area = config.registry.areas.compositions?.base;
  return { host, area, policy: String(headers['content-security-policy']) };
}

const PULL = 'https://cdn.example';

describe('a bucket', () => {
  test('gets a version before it is live, and pages load it from there, as their policy allows', async () => {
    const { folder, entry } = await deploy('one');
    const url = bucket.settings.DEPLOY_CDN_URL;
    // A page loads scripts of its own origin and of its host's.
    expect(await basesIn(await open(bucket.settings))).toMatchObject({ host: '/r/host/', area: folder });
    await uploadStored(areas(), cdnOf(webEnv(root, bucket.settings)));
    const { area, policy } = await basesIn(await open(bucket.settings));
    expect(area).toBe(url + folder);
    for (const name of ['script-src', 'connect-src', 'font-src']) expect(policy).toContain(`${name} 'self' ${url}/r/`);
    const file = await fetch(url + folder + entry, { headers: { origin: 'https://portal.example' } });
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });
    expect(await file.text()).toBe(await fs.readFile(path.join(root, 'dist', entry), 'utf8'));
  });

  test('receives earlier deployments at a start; until then this portal serves them', async () => {
    const { folder } = await deploy('one', {});
    const ownBuilds = { ...bucket.settings, HOST_DIR: path.join(root, 'host') };
    expect(await basesIn(await open(ownBuilds))).toMatchObject({ host: '/r/host/', area: folder });
    await deployLocalBuilds(webEnv(root, ownBuilds));
    const url = bucket.settings.DEPLOY_CDN_URL;
    expect(await basesIn(await open(ownBuilds))).toMatchObject({ host: `${url}/r/host/`, area: url + folder });
    const other = await openTestBucket();
    opened.push(other);
    expect(await basesIn(await open(other.settings))).toMatchObject({ area: folder });
  });

  test('that is unavailable fails a deployment, but not a start', async () => {
    const one = await deploy('one');
    await bucket.close();
    opened.pop();
    await expect(deploy('two')).rejects.toThrow('wasn’t uploaded to the bucket');
    expect((await basesIn(await open(bucket.settings))).area).toContain(one.folder);
    const refused = await deployLocalBuilds(webEnv(root, bucket.settings));
    expect(refused.join()).toContain('of “host” wasn’t uploaded to the bucket');
  });

  test('loses the files of a version that nothing needs', async () => {
    const past = new Date('2026-01-01');
    const one = await atTime(past, () => deploy('one'));
    for (const text of ['two', 'three']) await atTime(past, () => deploy(text));
    const address = bucket.settings.DEPLOY_CDN_URL + one.folder + one.entry;
    expect((await fetch(address)).status).toBe(200);
    const cdn = cdnOf(webEnv(root, bucket.settings));
    await pruneBundle('compositions', { deployDir: areas().root, reason: REASON, cdn });
    expect((await fetch(address)).status).toBe(404);
  });

  test('gets the files of a version again if removing them was interrupted', async () => {
    const past = new Date('2026-01-01');
    const { version } = await atTime(past, () => deploy('one'));
    for (const text of ['two', 'three']) await atTime(past, () => deploy(text));
    const cdn = cdnOf(webEnv(root, bucket.settings));
    if (!cdn) throw new Error('There is a bucket.');
    await bucket.close();
    opened.pop();
    const options = { deployDir: areas().root, reason: REASON, cdn };
    await expect(pruneBundle('compositions', options)).rejects.toThrow('wasn’t deleted from the bucket');
    expect(await isUploaded(areas(), { bundle: 'compositions', version }, cdn)).toBe(false);
  });

  test('that is unavailable fails no deployment whose files it has, even with a preview left there', async () => {
    const one = await deploy('one');
    const two = await deploy('two', bucket.settings, 0);
    await bucket.close();
    opened.pop();
    await deploy('one');
    expect(await readHistory(areas(), 'compositions')).toMatchObject({ deployed: [{ version: one.version }] });
    expect(await fs.readdir(areas().bundle('compositions'))).toContain(two.version);
  });
});

describe('a CDN in front of this portal', () => {
  test('serves all versions to pages, and may read them from another origin', async () => {
    const { folder, entry } = await deploy('one', {});
    const web = await open({ DEPLOY_CDN_URL: `${PULL}/` });
    expect(await basesIn(web)).toMatchObject({ host: `${PULL}/r/host/`, area: PULL + folder });
    const file = await web.inject({ url: folder + entry, headers: { 'accept-encoding': 'br' } });
    expect(file.headers['access-control-allow-origin']).toBe('*');
    expect(brotliDecompressSync(file.rawPayload).toString()).toContain('/* remoteEntry one */');
  });

  test('isn’t asked by a page that tries again', async () => {
    const { folder } = await deploy('one', {});
    const registry = await (await open({ DEPLOY_CDN_URL: PULL })).inject('/registry.json');
    expect(registry.json().areas.compositions.base).toBe(folder);
  });
});

test.each([
  [{ DEPLOY_S3_BUCKET: 'builds' }, 'DEPLOY_CDN_URL must be set with DEPLOY_S3_BUCKET'],
  [{ DEPLOY_S3_ACCESS_KEY_ID: 'key' }, 'DEPLOY_S3_SECRET_ACCESS_KEY must be set too'],
])('refuses the settings %j', (settings, message) => {
  expect(() => webEnv(root, settings)).toThrow(message);
});
