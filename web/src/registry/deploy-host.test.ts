import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deployHost, OFFERS, REASON, temporaryFolder, writeBuild, writeHost } from '../testing/a-build.ts';
import { webEnv } from '../testing/a-web.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { deployLocalBuilds } from './deploy-local-builds.ts';
import { readHistory } from './deployment-record.ts';
import { rollBackBundle } from './roll-back-bundle.ts';
import { tryBuild } from './trial/try-build.ts';

const NEWER = { ...OFFERS, contract: '1.3.0' };

let root: string;
let deployDir: string;
let options: { from: string; deployDir: string; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  deployDir = path.join(root, 'areas');
  options = { from: path.join(root, 'dist'), deployDir, reason: REASON };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const liveHost = async () => (await readHistory(deployFolder(deployDir), 'host'))?.current;

async function deployArea(needs: { contract: string; kit: string }): Promise<void> {
  await writeBuild(options.from, { needs, text: needs.contract });
  await deployBundle('compositions', options);
}

describe('a host', () => {
  test('is refused while an area that members get doesn’t fit it', async () => {
    const { version } = await deployHost(root);
    await deployArea({ contract: '1.2.0', kit: '1.0.0' });
    const older = deployHost(root, { text: 'older', offers: { ...OFFERS, contract: '1.1.0' } });
    await expect(older).rejects.toThrow('of “compositions” needs contract 1.2.0, and the host offers 1.1.0');
    const lacking = deployHost(root, { text: 'lacking', offers: { ...OFFERS, contract: '2.0.0' } });
    await expect(lacking).rejects.toThrow('and the host offers 2.0.0');
    expect(await liveHost()).toBe(version);
  });

  test('is rejected if the area that should follow it has a menu place in use', async () => {
    const { version } = await deployHost(root);
    await writeBuild(options.from, { uses: { '@counterpoint/kit/core': ['Button'] } });
    await deployBundle('compositions', options);
    await writeBuild(options.from, { area: 'recordings' });
    await deployBundle('recordings', options);
    const follower = await writeBuild(options.from, { text: 'newer', entry: { order: 2 } });
    const from = path.join(root, 'host');
    await writeHost(from, { text: 'newer', offers: { ...OFFERS, exports: { '@counterpoint/kit/core': ['Box'] } } });
    const deployment = deployBundle('host', { ...options, from, next: new Map([['compositions', follower]]) });
    await expect(deployment).rejects.toThrow('of “compositions” uses “Button” of @counterpoint/kit/core');
    expect(await liveHost()).toBe(version);
  });

  test('is rolled back unless an area needs the newer one', async () => {
    const { version } = await deployHost(root);
    const { version: newer } = await deployHost(root, { text: 'newer', offers: NEWER });
    await deployArea({ contract: '1.3.0', kit: '1.0.0' });
    await expect(rollBackBundle('host', options)).rejects.toThrow('needs contract 1.3.0');
    await deployArea({ contract: '1.0.0', kit: '1.0.0' });
    expect(await rollBackBundle('host', options)).toEqual({ before: newer, after: version });
  });

  test('is loaded with each area before the switch', async () => {
    const { version } = await deployHost(root);
    await deployArea({ contract: '1.0.0', kit: '1.0.0' });
    const from = path.join(root, 'host');
    const build = await writeHost(from, { text: 'broken', script: "throw new Error('It broke.')" });
    const deployment = deployBundle('host', { ...options, from, tryBuild: () => tryBuild({ deployDir, from, build }) });
    await expect(deployment).rejects.toThrow('the host doesn’t start without a browser (It broke.)');
    expect(await liveHost()).toBe(version);
  });

  test.each(['main', 'sign-in'])('is refused if a %s script isn’t the one of its record', async (name) => {
    const from = path.join(root, 'host');
    await writeHost(from);
    const script = (await fs.readdir(from)).find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
    await fs.appendFile(path.join(from, script ?? ''), ' ');
    await expect(deployBundle('host', { ...options, from })).rejects.toThrow(script);
  });

  test('that a start finds is deployed, but one that was rolled back is named instead', async () => {
    const env = webEnv(root);
    const { version } = await deployHost(root);
    const { version: newer } = await writeHost(env.HOST_DIR, { text: 'newer' });
    await deployLocalBuilds(env);
    expect(await liveHost()).toBe(newer);
    expect(await deployLocalBuilds(env)).not.toContainEqual(expect.stringContaining('rolled back'));
    await rollBackBundle('host', options);
    expect(await deployLocalBuilds(env)).toContain(
      `host was not deployed: Version ${newer} was rolled back. pnpm area:deploy host deploys it again.`,
    );
    expect(await liveHost()).toBe(version);
  });

  test('is deployed by one of two starts at once, and the other waits', async () => {
    const env = webEnv(root);
    const { version } = await writeHost(env.HOST_DIR);
    const refused = await Promise.all([deployLocalBuilds(env), deployLocalBuilds(env)]);
    expect(refused.flat()).not.toContainEqual(expect.stringContaining('in progress'));
    expect(await liveHost()).toBe(version);
  });

  test('can’t be found by a start if the record is broken', async () => {
    await deployHost(root);
    await fs.writeFile(deployFolder(deployDir).record, '{');
    await expect(deployLocalBuilds(webEnv(root))).rejects.toThrow('registry.json is broken');
  });
});
