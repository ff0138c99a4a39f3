import fs from 'node:fs/promises';
import path from 'node:path';
import { registryClient } from '@counterpoint/contract/registry-client';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from 'api/testing/test-api.ts';
import { createTestDatabase } from 'api/testing/test-database.ts';
import { until } from 'api/testing/until.ts';
import { addressOf } from 'api/testing/watched-server.ts';
import { type RunningPortal, startPortal } from '../../server.ts';
import { createSign, REASON, temporaryFolder, writeBuild, writeHost } from '../../testing/a-build.ts';
import { freePort } from '../../testing/free-port.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readDeploymentLog } from '../deployment-log.ts';
import { readDeploymentRecord } from '../deployment-record.ts';
import { createDeployToken } from '../service/deploy-tokens.ts';
import { deployRemotely, type RemoteRegistry } from '../service/remote-registry.ts';
import { isFailing } from './watch-areas.ts';

const LIMITS = { ROLLBACK_MEMBERS: 5, ROLLBACK_PERCENT: 10 };

test.each([
  { members: 4, loads: 5, failing: false },
  { members: 5, loads: 50, failing: true },
  { members: 5, loads: 51, failing: false },
  // A cache in front answered the loads.
  { members: 5, loads: 0, failing: true },
])('$members members with errors on $loads loads: $failing', ({ failing, ...health }) => {
  expect(isFailing(health, LIMITS)).toBe(failing);
});

describe('a version of an area that fails for members', () => {
  let root: string;
  let from: string;
  let api: TestApi;
  let portal: RunningPortal;
  let registry: RemoteRegistry;
  let members: TestMember[];

  beforeAll(async () => {
    root = await temporaryFolder();
    from = path.join(root, 'dist');
    const database = await createTestDatabase();
    // Another process on the same database, for the members.
    api = await createTestApi({}, undefined, Promise.resolve(database));
    await writeHost(path.join(root, 'host'));
    await writeBuild(from, { text: 'one' });
    await deployHere();
    const port = await freePort();
    portal = await startPortal({
      env: {
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: root,
        HOST_DIR: path.join(root, 'host'),
        DATABASE_URL: addressOf(database),
        SESSION_SECRET: 'a secret of the tests',
        SECOND_FACTOR_KEY: 'a key of the tests',
        LOG_LEVEL: 'silent',
        ROLLBACK_MEMBERS: '2',
        ROLLBACK_PERCENT: '40',
      },
    });
    members = [await api.signUp(), await api.signUp()];
    const token = await createDeployToken(folder(), { area: 'compositions', by: 'CI', days: 1 });
    registry = registryClient({ url: portal.address, token });
  });

  afterAll(async () => {
    await portal.close();
    await api.close();
    await fs.rm(root, { recursive: true, force: true });
  });

  const folder = () => deployFolder(path.join(root, 'areas'));
  const deployHere = () => deployBundle('compositions', { from, deployDir: folder().root, reason: REASON });
  const history = async () => (await readDeploymentRecord(folder())).areas.compositions;

  async function reportError(version: string, { headers }: TestMember): Promise<void> {
    const answer = await fetch(`${portal.address}/api/v1/frontend/errorlogs`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'Error: x', context: { area: 'compositions', area_version: version } }),
    });
    expect(answer.status).toBe(201);
  }

  test('is rolled back with the figures, and deployed again only on purpose', async () => {
    const before = (await history())?.current;
    const { version, entry } = await writeBuild(from, { text: 'broken' });
    await deployHere();
    for (let load = 1; load <= 5; load += 1)
      expect((await fetch(`${portal.address}/r/compositions/${version}/${entry}`)).status).toBe(200);
    for (const member of members) await reportError(version, member);

    await until(async () => (await history())?.current === before);
    const served = await (await fetch(`${portal.address}/registry.json`)).json();
    expect(served).toMatchObject({ areas: { compositions: { version: before } } });
    const log = await readDeploymentLog(folder());
    expect(log.at(-1)).toEqual({
      isIntact: true,
      entry: expect.objectContaining({
        act: 'rollback',
        by: 'portal',
        from: version,
        to: before,
        why: expect.stringMatching(
          /^2 members with errors on 5 loads since .*; the limit is 2 members and 40% of the loads$/,
        ),
      }),
    });

    await expect(deployHere()).rejects.toThrow('failed for members and was rolled back');
    expect((await history())?.current).toBe(before);
    await deployRemotely('compositions', { registry, from, sign: await createSign(folder()), again: true });
    expect((await history())?.current).toBe(version);
    // Earlier reports no longer count.
    expect((await history())?.deployed.find((one) => one.version === version)?.failed_at).toBeUndefined();
  });

  test('ends as a canary, and the version of the other members stays', async () => {
    const before = (await history())?.current;
    const { version } = await writeBuild(from, { text: 'canary' });
    const sign = await createSign(folder());
    const deploy = { registry, from, sign, canary: 10 };
    expect(await deployRemotely('compositions', deploy)).toEqual({ before, after: version, canary: 10 });
    expect((await history())?.canary).toEqual({ version, percent: 10 });
    for (const member of members) await reportError(version, member);
    await until(async () => (await history())?.canary === undefined);
    expect((await history())?.current).toBe(before);
    const { entry } = (await readDeploymentLog(folder())).at(-1) ?? {};
    expect(entry).toMatchObject({ act: 'rollback', by: 'portal', from: version, to: before });
  });
});
