import fs from 'node:fs/promises';
import path from 'node:path';
import { sourceOf } from '@counterpoint/contract/registry';
import { readSigner, type SignedRecord, signRecord } from '@counterpoint/contract/registry-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { runCommand } from '../../testing/run-command.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readSwitches } from '../deployment-log.ts';
import { createSigningKey } from './signing-keys.ts';

const GITHUB = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'society/recordings',
  GITHUB_RUN_ID: '42',
  GITHUB_SHA: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
};
const RUN = 'https://github.com/society/recordings/actions/runs/42';

test.each([
  [GITHUB, { commit: GITHUB.GITHUB_SHA, run: RUN }],
  [
    { CI_COMMIT_SHA: '0a1b2c3d', CI_JOB_URL: 'https://gitlab.example/jobs/7' },
    expect.objectContaining({ commit: '0a1b2c3d' }),
  ],
  [{}, undefined],
  [{ GITHUB_SHA: 'main' }, undefined],
])('%j is built from %j', (env, source) => {
  expect(sourceOf(env)).toEqual(source);
});

describe('the source of a build', () => {
  let root: string;
  beforeEach(async () => {
    root = await temporaryFolder();
  });
  afterEach(() => fs.rm(root, { recursive: true, force: true }));

  test('is signed, so that it can’t be changed, and logged', async () => {
    const folder = deployFolder(path.join(root, 'areas'));
    const key = { area: 'compositions', prefix: '/r/compositions/', by: 'CI' } as const;
    const signer = readSigner(await createSigningKey(folder, key));
    const source = sourceOf(GITHUB);
    const sign = ({ area, version, hash }: SignedRecord) =>
      signRecord({ area, version, hash, source }, signer, new Date());
    const from = path.join(root, 'dist');
    await writeBuild(from);
    const options = { from, deployDir: folder.root, reason: REASON };
    const forge = (record: SignedRecord) => {
      const signature = sign(record);
      return { ...signature, source: { commit: '99ffee00', run: RUN } };
    };
    await expect(deployBundle('compositions', { ...options, sign: forge })).rejects.toThrow('doesn’t match its record');
    await deployBundle('compositions', { ...options, sign });
    expect((await readSwitches(folder)).at(-1)).toMatchObject({ act: 'deploy', source });
    const { out } = await runCommand('deploy', { root, args: ['--log'] });
    expect(out).toContain(`by Ama, from commit ${GITHUB.GITHUB_SHA} (${RUN})`);
  });
});
