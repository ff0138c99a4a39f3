import fs from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startPortal } from './server.ts';
import { temporaryFolder, writeHost } from './testing/a-build.ts';
import { freePort } from './testing/free-port.ts';

let root: string;
let env: Record<string, string>;

beforeEach(async () => {
  root = await temporaryFolder();
  const HOST_DIR = path.join(root, 'host');
  await writeHost(HOST_DIR);
  env = {
    DATA_DIR: path.join(root, 'data'),
    HOST_DIR,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

describe('startPortal', () => {
  test('names every wrong setting at once', async () => {
    const wrong = startPortal({ env: { ...env, PORT: '99999', LOAD_TIMEOUT_MS: 'soon', DATABASE_URL: 'mysql://x' } });
    await expect(wrong).rejects.toThrow(/PORT .*LOAD_TIMEOUT_MS .*DATABASE_URL /);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://members.example' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  ])('wants a secret of its own with %o', async (setting) => {
    await expect(startPortal({ env: { ...env, ...setting } })).rejects.toThrow(
      'SESSION_SECRET has its development value.',
    );
  });

  test('requires a separate key for second factors', async () => {
    await expect(startPortal({ env: { ...env, HOST: '0.0.0.0', SESSION_SECRET: 'a secret' } })).rejects.toThrow(
      'SECOND_FACTOR_KEY has its development value.',
    );
  });

  test('reports a busy port before it changes anything', async () => {
    const other = createServer().listen(Number(env.PORT), '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    await expect(startPortal({ env })).rejects.toThrow(`Port ${env.PORT} is in use`);
    expect(await fs.readdir(root)).not.toContain('data');
    await new Promise((resolve) => other.close(resolve));
  });

  test('reports an address that doesn’t belong to this machine', async () => {
    // 192.0.2.0/24 is reserved for documentation.
    const settings = { HOST: '192.0.2.1', SESSION_SECRET: 'a secret', SECOND_FACTOR_KEY: 'a key' };
    await expect(startPortal({ env: { ...env, ...settings } })).rejects.toThrow('HOST 192.0.2.1 isn’t an address');
  });

  test('reports a data folder that can’t be created', async () => {
    await fs.writeFile(path.join(root, 'file'), '');
    const wrong = startPortal({ env: { ...env, DATA_DIR: path.join(root, 'file', 'data') } });
    await expect(wrong).rejects.toThrow('data can’t be used: a part of that path is a file.');
  });

  test('explains how to build a missing front end', async () => {
    await fs.rm(env.HOST_DIR ?? '', { recursive: true });
    await expect(startPortal({ env })).rejects.toThrow('Build the front end first');
  });

  test('reports a database that can’t be reached, and deploys nothing before', async () => {
    const secrets = { SESSION_SECRET: 'a secret of the tests', SECOND_FACTOR_KEY: 'a key of the tests' };
    const wrong = startPortal({ env: { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...secrets } });
    await expect(wrong).rejects.toThrow('The database of DATABASE_URL (127.0.0.1:1/none) can’t be used');
    expect(await fs.readdir(env.DATA_DIR ?? '')).toEqual([]);
  });
});
