import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase } from 'api/testing/test-database.ts';
import { addressOf } from 'api/testing/watched-server.ts';
import { startPortal } from '../server.ts';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { freePort } from '../testing/free-port.ts';
import { startCommand } from '../testing/run-command.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { createDeployedReader } from './deployed-reader.ts';
import { readDeploymentLog } from './deployment-log.ts';
import { readHistory } from './deployment-record.ts';

let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

async function build(text: string): Promise<string> {
  const from = path.join(root, text);
  await writeBuild(from, { text });
  return from;
}

describe('two registries with one database', () => {
  test('have one folder: a portal with another one refuses to start', async () => {
    const database = await createTestDatabase();
    await deployHost(root);
    const start = async (deployDir: string) =>
      startPortal({
        env: {
          PORT: String(await freePort()),
          DATA_DIR: root,
          HOST_DIR: path.join(root, 'host'),
          DEPLOY_DIR: path.join(root, deployDir),
          DATABASE_URL: addressOf(database),
          SESSION_SECRET: 'a secret of the tests',
          SECOND_FACTOR_KEY: 'a key of the tests',
          LOG_LEVEL: 'silent',
        },
      });
    await (await start('areas')).close();
    await expect(start('others')).rejects.toThrow(`aren’t in ${path.join(root, 'others')}`);
    await (await start('areas')).close();
  });

  test('agree and log every switch when both deploy, roll back and start canaries at once', async () => {
    const deployDir = path.join(root, 'areas');
    const folder = deployFolder(deployDir);
    await deployHost(root);
    for (const text of ['one', 'two'])
      await deployBundle('compositions', { from: await build(text), deployDir, reason: REASON });
    const readers = [1, 2].map(() => createDeployedReader(deployDir, (error) => expect(error).toBeNull()));
    const before = (await readDeploymentLog(folder)).length;
    const deploy = async (text: string, ...more: string[]) =>
      ['deploy', 'compositions', '--from', await build(text), '--untried', ...more] as const;
    const rollBack = ['rollback', 'compositions'] as const;
    const rounds = [
      [await deploy('three'), await deploy('four')],
      [await deploy('five', '--canary', '10'), rollBack],
      [await deploy('six'), await deploy('seven', '--canary', '20')],
      [rollBack, rollBack],
    ];
    let switches = 0;
    for (const round of rounds) {
      const ended = await Promise.all(round.map(([command, ...args]) => startCommand(command, { root, args })));
      for (const { err } of ended) expect(err).toMatch(/^$|in progress/);
      switches += ended.filter(({ code }) => code === 0).length;
      const seen = await Promise.all(readers.map((read) => read()));
      const live = (await readHistory(folder, 'compositions'))?.current;
      expect(seen.map(({ areas }) => areas[0]?.version)).toEqual([live, live]);
    }
    const log = await readDeploymentLog(folder);
    expect(log.every(({ isIntact }) => isIntact)).toBe(true);
    expect(log).toHaveLength(before + switches);
    expect(switches).toBeGreaterThanOrEqual(rounds.length);
  });
});
