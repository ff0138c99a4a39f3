import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createSign, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { startWeb } from '../../testing/a-web.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readSwitches } from '../deployment-log.ts';
import { createDeployToken } from './deploy-tokens.ts';
import { deployRemotely, rollbackRemotely } from './registry-client.ts';

let root: string;
let from: string;
let app: FastifyInstance;
let registry: { url: string; token: string };
let sign: Awaited<ReturnType<typeof createSign>>;

beforeEach(async () => {
  root = await temporaryFolder();
  from = path.join(root, 'dist');
  app = await startWeb(root);
  const token = await createDeployToken(folder(), { area: 'compositions', by: 'CI', days: 1, now: new Date() });
  sign = await createSign(folder());
  registry = { url: await app.listen({ port: 0, host: '127.0.0.1' }), token };
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(path.join(root, 'areas'));
const reason = { by: 'Ama', why: 'release 1' };

describe('a remote registry', () => {
  test('gets a build with all its files, and rolls back', async () => {
    const one = await writeBuild(from);
    expect(await deployRemotely('compositions', { registry, reason, from, sign })).toEqual({
      before: null,
      after: one.version,
    });
    const release = folder().release('compositions', one.version);
    expect((await fs.readdir(release)).sort()).toEqual((await fs.readdir(from)).sort());
    const two = await writeBuild(from, { text: 'two' });
    await deployRemotely('compositions', { registry, reason, from, sign });
    const back = await rollbackRemotely('compositions', { registry, reason, to: undefined });
    expect(back).toEqual({ before: two.version, after: one.version });
    const log = await readSwitches(folder());
    // After the host.
    expect(log.slice(1).map(({ act, why }) => [act, why])).toEqual([
      ['deploy', 'release 1'],
      ['deploy', 'release 1'],
      ['rollback', 'release 1'],
    ]);
  });

  test('says why it refuses', async () => {
    await writeBuild(from, { area: 'account' });
    await expect(deployRemotely('account', { registry, reason, from, sign })).rejects.toThrow(
      'for the area “compositions” only',
    );
    await writeBuild(from, { exposes: '{ Area: {} }' });
    await expect(deployRemotely('compositions', { registry, reason, from, sign })).rejects.toThrow('src/area.ts');
    const unsigned = deployRemotely('compositions', { registry, reason, from, sign: undefined });
    await expect(unsigned).rejects.toThrow('Set DEPLOY_KEY');
    const wrong = { ...registry, token: 'cpd_' };
    await expect(rollbackRemotely('compositions', { registry: wrong, reason, to: undefined })).rejects.toThrow(
      'revoked',
    );
  });

  test('may be no registry or not there', async () => {
    const elsewhere = (url: string) =>
      rollbackRemotely('compositions', { registry: { ...registry, url }, reason, to: undefined });
    await expect(elsewhere(`${registry.url}/portal`)).rejects.toThrow('answered with the status 404');
    await app.close();
    await expect(elsewhere(registry.url)).rejects.toThrow('doesn’t answer. Check DEPLOY_REGISTRY.');
  });
});
