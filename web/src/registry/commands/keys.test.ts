import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSigner, signRecord } from '@counterpoint/contract/registry-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { runCommand } from '../../testing/run-command.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readSigningKeys } from '../signing/signing-keys.ts';

let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const user = os.userInfo().username;
const keys = (...args: string[]) => runCommand('keys', { root, args });

describe('area:keys', () => {
  test('creates a key, lists it without its secret, and revokes it unless it signed what is live', async () => {
    const limits = ['--prefix', '/r/compositions/1.', '--paths', '/music-composition,/verify'];
    const { out } = await keys('create', 'compositions', '--as', 'CI', ...limits);
    const secret = /^cpk_.*$/m.exec(out)?.[0] ?? '';
    const signer = readSigner(secret);
    const listed = await keys('list');
    expect(listed.out).toMatch(
      new RegExp(`^${signer.id}  compositions  /r/compositions/1\\.  /music-composition,/verify  CI  since \\S+\n$`),
    );
    expect(listed.out).not.toContain(secret.slice(13));

    const from = path.join(root, 'dist');
    const options = { from, deployDir: deployFolder(path.join(root, 'areas')).root, reason: REASON };
    await writeBuild(from);
    await deployBundle('compositions', { ...options, sign: (record) => signRecord(record, signer, new Date()) });
    const refused = await keys('revoke', signer.id);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('signed what is live: compositions.')]);
    await writeBuild(from, { text: 'two' });
    await deployBundle('compositions', options);
    expect(await keys('revoke', signer.id)).toMatchObject({ code: 0, err: '' });
    expect((await keys('list')).out).toMatch(new RegExp(`^${signer.id} .* revoked$`, 'm'));
    const log = await runCommand('deploy', { root, args: ['--log'] });
    expect(log.out).toContain(`compositions: key ${signer.id} of CI for /r/compositions/1. added, by ${user}`);
    expect(log.out).toContain(`compositions: key ${signer.id} of CI revoked, by ${user}`);
  });

  test('reserves the paths that the area has, or the one with its name', async () => {
    const from = path.join(root, 'dist');
    await writeBuild(from);
    await deployBundle('compositions', { from, deployDir: path.join(root, 'areas'), reason: REASON });
    for (const area of ['compositions', 'royalties', 'host'])
      expect(await keys('create', area)).toMatchObject({ code: 0 });
    expect((await readSigningKeys(deployFolder(path.join(root, 'areas'))))?.map(({ paths }) => paths)).toEqual([
      undefined,
      ['/music-composition'],
      ['/royalties'],
      [],
    ]);
    const refused = await keys('create', 'statements', '--paths', '/royalties/statements');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('which “royalties” has') });
  });

  test.each([
    { args: [], code: 2, print: 'pnpm area:keys create <area>' },
    { args: ['create', '../music'], code: 2, print: '“../music” isn’t an area name' },
    { args: ['create', 'music', '--paths', '/music,/api'], code: 2, print: '“/api” can’t be a path' },
    { args: ['create', 'account', '--prefix', '/r/'], code: 2, print: '--prefix must start with /r/account/.' },
    { args: ['revoke', '01234567'], code: 1, print: 'There is no key 01234567.' },
  ])('explains what is wrong with $args', async ({ args, code, print }) => {
    const ended = await keys(...args);
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(print);
  });
});
