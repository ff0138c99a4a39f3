import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { REASON, sha384, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { readDeploymentLog } from './deployment-log.ts';
import { rollBackBundle } from './roll-back-bundle.ts';

let root: string;
let options: { from: string; deployDir: string; reason: typeof REASON; now: () => Date };

const NOW = '2026-11-26T12:00:00.000Z';

beforeEach(async () => {
  root = await temporaryFolder();
  const folders = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas') };
  options = { ...folders, reason: REASON, now: () => new Date(NOW) };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

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
    const entries = (await log()).map(({ entry }) => entry);
    const common = { at: NOW, area: 'compositions', by: 'Ama', why: null };
    expect(entries).toEqual([
      { ...common, act: 'deploy', from: null, to: one, build, untried: true, previous: null },
      expect.objectContaining({ ...common, act: 'deploy', from: one, to: two, untried: true }),
      expect.objectContaining({ act: 'rollback', by: 'Kofi', why: 'an empty list', from: two, to: one, build }),
    ]);
    expect(await intact()).toEqual([true, true, true]);
  });

  test('doesn’t mention a deployment that changed nothing', async () => {
    await deployText('one');
    await deployText('one');
    await rollBackBundle('compositions', options).catch(() => undefined);
    expect(await log()).toHaveLength(1);
  });

  test.each([
    ['changed', (lines: string[]) => lines.with(1, lines[1]?.replace('Ama', 'Kofi') ?? ''), [true, true, false]],
    ['removed', (lines: string[]) => lines.toSpliced(1, 1), [true, false]],
    ['torn', (lines: string[]) => lines.with(2, lines[2]?.slice(0, 20) ?? ''), [true, true, false]],
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
