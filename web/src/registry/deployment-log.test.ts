import fs from 'node:fs/promises';
import path from 'node:path';
import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { REASON, sha384, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { logHead, readDeploymentLog, readSwitches } from './deployment-log.ts';
import { rollBackBundle } from './roll-back-bundle.ts';
import { createDeployToken, readDeployTokens, revokeDeployToken } from './service/deploy-tokens.ts';
import { createSigningKey, readSigningKeys, revokeSigningKey } from './signing/signing-keys.ts';

let root: string;
let options: { from: string; deployDir: string; reason: typeof REASON };

const NOW = '2026-11-26T12:00:00.000Z';

beforeEach(async () => {
  root = await temporaryFolder();
  const folders = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas') };
  options = { ...folders, reason: REASON };
  mock.timers.enable({ apis: ['Date'], now: new Date(NOW) });
});

afterEach(async () => {
  mock.timers.reset();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(options.deployDir);
const log = () => readDeploymentLog(folder());
const intact = async () => (await log()).map(({ isIntact }) => isIntact);

async function deployText(text: string): Promise<string> {
  const { version } = await writeBuild(options.from, { text });
  await deployBundle('compositions', options);
  return version;
}

describe('the deployment log', () => {
  test('says who deployed and rolled back what, when and why', async () => {
    const one = await deployText('one');
    const two = await deployText('two');
    await rollBackBundle('compositions', { ...options, reason: { by: 'Kofi', why: 'an empty list' } });
    const build = sha384(await fs.readFile(path.join(folder().release('compositions', one), 'area.json'), 'utf8'));
    const entries = await readSwitches(folder());
    const common = { at: NOW, area: 'compositions', by: 'Ama', why: null };
    expect(entries).toEqual([
      { ...common, act: 'deploy', from: null, to: one, build, untried: true, previous: expect.any(String) },
      expect.objectContaining({ ...common, act: 'deploy', from: one, to: two, untried: true }),
      expect.objectContaining({ act: 'rollback', by: 'Kofi', why: 'an empty list', from: two, to: one, build }),
    ]);
    // The portal’s own key comes first.
    expect(await intact()).toEqual([true, true, true, true]);
  });

  test('doesn’t mention a deployment that changed nothing', async () => {
    await deployText('one');
    await deployText('one');
    await rollBackBundle('compositions', options).catch(() => undefined);
    expect(await readSwitches(folder())).toHaveLength(1);
  });

  test('says who may sign and deploy since when, which ends no decision about a switch', async () => {
    await deployText('one');
    const head = await logHead(folder());
    const holder = { area: 'compositions', by: 'CI', actor: 'Ama' } as const;
    await createSigningKey(folder(), { ...holder, prefix: '/r/compositions/' });
    await createDeployToken(folder(), { ...holder, days: 1 });
    const [, key = ''] = (await readSigningKeys(folder())).map(({ id }) => id);
    const [token = ''] = (await readDeployTokens(folder())).map(({ id }) => id);
    for (const _twice of [1, 2]) {
      await revokeSigningKey(folder(), key, 'Kofi');
      await revokeDeployToken(folder(), token, 'Kofi');
    }
    const lines = (await log()).map(({ entry }) => entry);
    const common = { at: NOW, area: 'compositions', holder: 'CI' };
    expect(lines.filter((entry) => entry && 'holder' in entry)).toMatchObject([
      { act: 'add_key', by: 'portal', holder: 'own', area: null, prefix: '/r/' },
      { ...common, act: 'add_key', by: 'Ama', id: key, prefix: '/r/compositions/' },
      { ...common, act: 'create_token', by: 'Ama', id: token },
      { ...common, act: 'revoke_key', by: 'Kofi', id: key },
      { ...common, act: 'revoke_token', by: 'Kofi', id: token },
    ]);
    expect([await logHead(folder()), (await intact()).includes(false)]).toEqual([head, false]);
  });

  test.each([
    ['changed', (lines: string[]) => lines.with(2, lines[2]?.replace('Ama', 'Kofi') ?? ''), [true, true, true, false]],
    ['removed', (lines: string[]) => lines.toSpliced(2, 1), [true, true, false]],
    ['torn', (lines: string[]) => lines.with(3, lines[3]?.slice(0, 20) ?? ''), [true, true, true, false]],
  ])('shows that a line was %s', async (_what, change, isIntact) => {
    for (const text of ['one', 'two', 'three']) await deployText(text);
    const lines = (await fs.readFile(folder().log, 'utf8')).trimEnd().split('\n');
    await fs.writeFile(folder().log, change(lines).join('\n'));
    expect(await intact()).toEqual(isIntact);
    // The next line starts on its own, and follows what is there.
    await deployText('four');
    expect(await intact()).toEqual([...isIntact, true]);
  });
});
