import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { atTime } from '../../testing/at-time.ts';
import { runCommand, startCommand } from '../../testing/run-command.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readDeploymentLog } from '../deployment-log.ts';
import { readDeploymentRecord } from '../deployment-record.ts';
import { pruneBundle } from '../prune-bundle.ts';
import { readVerifiedBuild } from '../read-build.ts';

const LONG_AGO = new Date('2026-01-01');

let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const folder = () => deployFolder(path.join(root, 'areas'));
const prune = (args: readonly string[]) => runCommand('prune', { root, args });

/** Deploys three versions, of which the first can go. */
async function deployThree(deployDir = folder().root): Promise<string[]> {
  const from = path.join(root, 'dist');
  const versions = [];
  for (const text of ['one', 'two', 'three']) {
    versions.push((await writeBuild(from, { text })).version);
    const options = { from, deployDir, reason: REASON };
    await atTime(LONG_AGO, () => deployBundle('compositions', options));
  }
  return versions;
}

describe('area:prune', () => {
  test('shows what would go before it goes, and logs it', async () => {
    const [one, two, three] = await deployThree();
    const shown = await prune(['compositions']);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out.replaceAll(/[\d,]+ bytes/g, '# bytes')).toBe(
      [
        `compositions  ${one}  # bytes  not needed`,
        `compositions  ${two}  # bytes  to roll back to`,
        `compositions  ${three}  # bytes  live`,
        'compositions: 1 version can go, # bytes. Run it again with --yes to remove them.\n',
      ].join('\n'),
    );
    expect(await fs.readdir(folder().bundle('compositions'))).toHaveLength(3);

    const done = await prune(['--yes', '--as', 'Kofi', '--why', 'the disk is full']);
    expect(done.out).toMatch(/^compositions: removed 1 version, [\d,]+ bytes\.$/m);
    expect(done.out).toMatch(/^compositions: .*\n$/m);
    expect((await prune(['compositions'])).out).toContain('0 versions can go, 0 bytes.\n');
    const { out } = await runCommand('rollback', { root, args: ['--log'] });
    expect(out).toMatch(new RegExp(`compositions: removed ${one}, by Kofi: the disk is full\n$`));
    expect((await runCommand('deploy', { root, args: ['--list'] })).out).toMatch(new RegExp(`${one}  \\S+  removed\n`));
  });

  test('explains a wrong name', async () => {
    const { code, err } = await prune(['Music']);
    expect([code, err]).toEqual([2, expect.stringContaining('“Music” isn’t an area name')]);
    expect(err).toContain('pnpm area:prune [<area>] [--yes]');
    expect((await prune(['--help'])).out).toContain('not live in the last 30 days');
    const unknown = await prune(['--force']);
    expect([unknown.code, unknown.err]).toEqual([
      2,
      expect.stringMatching(/^Unknown option '--force'.*\n\npnpm area:prune/),
    ]);
  });

  test('leaves the live version whole wherever it is killed, and the next one removes the rest', async () => {
    let isDone = false;
    const before = path.join(root, 'before');
    const [one, two, three = ''] = await deployThree(before);
    for (let step = 1; !isDone; step += 1) {
      await fs.rm(folder().root, { recursive: true, force: true });
      await fs.cp(before, folder().root, { recursive: true });
      const { code } = await startCommand('prune', { root, args: ['compositions', '--yes'], killAtStep: step });
      isDone = code === 0;
      const { current, deployed } = (await readDeploymentRecord(folder())).areas.compositions ?? {};
      expect(current).toBe(three);
      await readVerifiedBuild('compositions', folder().release('compositions', three));
      const isStored = (await fs.readdir(folder().bundle('compositions'))).includes(one ?? '');
      const log = (await readDeploymentLog(folder())).map(({ entry }) => entry?.act);
      // No file is gone that the record or the log doesn't know of.
      if (!isStored) expect([deployed?.[0]?.pruned_at, log.includes('prune')]).toEqual([expect.any(String), true]);
      await pruneBundle('compositions', { deployDir: folder().root, reason: REASON });
      expect((await fs.readdir(folder().bundle('compositions'))).sort()).toEqual([two, three].sort());
    }
  });
});
