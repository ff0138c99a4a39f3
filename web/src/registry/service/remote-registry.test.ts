import fs from 'node:fs/promises';
import path from 'node:path';
import { registryClient } from '@counterpoint/contract/registry-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createSign, REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { startWeb } from '../../testing/a-web.ts';
import { type CommandName, runCommand } from '../../testing/run-command.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readSwitches } from '../deployment-log.ts';
import { createSigningKey } from '../signing/signing-keys.ts';
import { createDeployToken } from './deploy-tokens.ts';
import { deployRemotely, type RemoteRegistry } from './remote-registry.ts';

let root: string;
let from: string;
let app: FastifyInstance;
let url: string;
let token: string;
let registry: RemoteRegistry;
let sign: Awaited<ReturnType<typeof createSign>>;

beforeEach(async () => {
  root = await temporaryFolder();
  from = path.join(root, 'dist');
  app = await startWeb(root);
  token = await createDeployToken(folder(), { area: 'compositions', by: 'CI', days: 1 });
  sign = await createSign(folder());
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  registry = registryClient({ url, token });
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(path.join(root, 'areas'));
const why = 'release 1';

describe('a remote registry', () => {
  test('gets a build with all its files, and rolls back', async () => {
    const one = await writeBuild(from);
    await deployBundle('compositions', { from, deployDir: folder().root, reason: REASON });
    const two = await writeBuild(from, { text: 'two' });
    expect(await deployRemotely('compositions', { registry, why, from, sign })).toEqual({
      before: one.version,
      after: two.version,
    });
    const release = folder().release('compositions', two.version);
    expect((await fs.readdir(release)).sort()).toEqual((await fs.readdir(from)).sort());
    const back = await registry.rollBack('compositions', { why });
    expect(back).toEqual({ before: two.version, after: one.version });
    const log = await readSwitches(folder());
    // After the host and the first version.
    expect(log.slice(2).map(({ act, why }) => [act, why])).toEqual([
      ['deploy', 'release 1'],
      ['rollback', 'release 1'],
    ]);
  });

  test('says why it refuses', async () => {
    await writeBuild(from, { area: 'account' });
    await expect(deployRemotely('account', { registry, why, from, sign })).rejects.toThrow(
      'for the area “compositions” only',
    );
    const unsigned = deployRemotely('compositions', { registry, from, sign: undefined });
    await expect(unsigned).rejects.toThrow('Set DEPLOY_KEY');
    const wrong = registryClient({ url, token: 'cpd_' });
    await expect(wrong.rollBack('compositions', {})).rejects.toThrow('revoked');
  });

  test('has a record that commands don’t mistake this machine’s for', async () => {
    const settings = { DEPLOY_REGISTRY: url, DEPLOY_TOKEN: token };
    const run = (name: CommandName, args: string[]) => runCommand(name, { root, args, settings });
    expect(await run('prune', [])).toEqual({ code: 1, out: '', err: 'Enter one area, or host.\n' });
    for (const option of ['--list', '--log']) {
      const { code, out, err } = await run('rollback', [option]);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining('without DEPLOY_REGISTRY')]);
    }
  });

  test('can’t skip the trial', async () => {
    const settings = {
      DEPLOY_REGISTRY: url,
      DEPLOY_TOKEN: token,
      DEPLOY_KEY: await createSigningKey(folder(), {
        area: 'compositions',
        prefix: '/r/compositions',
        by: 'CI',
      }),
    };
    await writeBuild(from);
    const args = ['compositions', '--from', from, '--untried'];
    expect(await runCommand('deploy', { root, args, settings })).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining('on the portal’s machine only'),
    });
    expect((await readSwitches(folder())).map(({ area }) => area)).toEqual(['host']);
  });

  test('may be no registry or not there', async () => {
    const elsewhere = (place: string) => registryClient({ url: place, token }).rollBack('compositions', {});
    await expect(elsewhere(`${url}/portal`)).rejects.toThrow('responded with status 404');
    await app.close();
    await expect(elsewhere(url)).rejects.toThrow('doesn’t respond. Check DEPLOY_REGISTRY.');
  });
});
