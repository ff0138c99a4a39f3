import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { type CommandName, runCommand, startCommand } from '../../testing/run-command.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readDeploymentRecord } from '../deployment-record.ts';
import { readVerifiedBuild } from '../read-build.ts';

let root: string;
let from: string;
let host: { version: string };

beforeEach(async () => {
  root = await temporaryFolder();
  from = path.join(root, 'dist');
  host = await deployHost(root);
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const run = (command: CommandName, args: readonly string[]) => runCommand(command, { root, args });

describe('area:deploy and area:rollback', () => {
  test('print the previous and the new version', async () => {
    const one = await writeBuild(from);
    const first = await run('deploy', ['compositions', '--from', from]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain(`compositions: nothing -> ${one.version}`);
    const two = await writeBuild(from, { text: 'two' });
    const next = await run('deploy', ['compositions', '--from', from, '--untried']);
    expect(next.out).toContain(`${one.version} -> ${two.version}`);
    expect((await run('rollback', ['compositions'])).out).toContain(`${two.version} -> ${one.version}`);
    const again = await run('rollback', ['compositions']);
    expect(again).toEqual({
      code: 1,
      out: '',
      err: `There is no version of “compositions” before ${one.version}.\n`,
    });
    const { out } = await run('rollback', ['--list']);
    expect(out).toMatch(new RegExp(`${one.version}  [^ ]+  active\n  ${two.version}  [^ ]+\n`));
  });

  test('remove an area until a rollback', async () => {
    const { version } = await writeBuild(from);
    await run('deploy', ['compositions', '--from', from, '--untried']);
    const removed = await run('remove', ['compositions', '--as', 'Kofi', '--why', 'sold']);
    expect(removed).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`no longer get ${version} from`) });
    expect((await run('deploy', ['--list'])).out).toMatch(/^compositions: removed since \S+\n {2}\S+ {2}\S+$/m);
    expect((await run('rollback', ['compositions'])).out).toContain(`compositions: nothing -> ${version}`);
    expect((await run('rollback', ['--log'])).out).toContain(`removed ${version} -> nothing, by Kofi: sold`);
    expect((await run('remove', ['host'])).err).toBe('The host can’t be removed, because every page needs it.\n');
  });

  test('refuse a build that exposes no area, unless told not to try it', async () => {
    await writeBuild(from, { exposes: '{ Area: {} }' });
    const refused = await run('deploy', ['compositions', '--from', from]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('exposes no area. Edit remote-compositions/src/area.ts');
    expect(await run('deploy', ['compositions', '--from', from, '--untried'])).toMatchObject({ code: 0, err: '' });
  });

  test('deploy for a share of the members', async () => {
    const one = await writeBuild(from);
    await run('deploy', ['compositions', '--from', from, '--untried']);
    const two = await writeBuild(from, { text: 'two' });
    const args = ['compositions', '--from', from, '--as', 'Ama', '--untried', '--canary'];
    expect((await run('deploy', [...args, '100'])).err).toBe('--canary must be a whole number from 0 to 99.\n');
    expect((await run('deploy', [...args, '10'])).out).toContain(`${two.version} for 10% of the members`);
    expect((await run('deploy', ['--list'])).out).toMatch(new RegExp(`${two.version}  \\S+  for 10% of the members`));
    const { out } = await run('rollback', ['--log']);
    expect(out).toContain(`deployed for 10% ${one.version} -> ${two.version}, by Ama, untried`);
  });

  test('log who switched what and why', async () => {
    const one = await writeBuild(from);
    await run('deploy', ['compositions', '--from', from, '--as', 'Ama', '--why', 'a new list', '--untried']);
    const two = await writeBuild(from, { text: 'two' });
    await run('deploy', ['compositions', '--from', from, '--as', 'Kofi', '--untried']);
    await run('rollback', ['compositions', '--as', 'Kofi', '--why', 'the list is empty']);
    const { out } = await run('rollback', ['--log']);
    expect(out.replaceAll(/^[^ ]+ {2}/gm, '').replace(/own-[0-9a-f]{8}/, 'own-1')).toBe(
      [
        'all areas: key own-1 of own for /r/ added, by portal',
        `host: deployed nothing -> ${host.version}, by Ama, untried`,
        `compositions: deployed nothing -> ${one.version}, by Ama, untried: a new list`,
        `compositions: deployed ${one.version} -> ${two.version}, by Kofi, untried`,
        `compositions: rolled back ${two.version} -> ${one.version}, by Kofi: the list is empty\n`,
      ].join('\n'),
    );
  });

  test.each([
    { args: [], print: 'Enter one area, or host.' },
    {
      args: ['Music'],
      print: '“Music” isn’t an area name',
    },
    { args: ['compositions', '--force'], print: '--force' },
  ])('print their usage when called with $args', async ({ args, print }) => {
    const { code, err } = await run('deploy', args);
    expect(code).toBe(2);
    expect(err).toContain(print);
    expect(err).toContain('pnpm area:deploy <area>');
  });

  test('fail in one line during another deployment, but not after its process died', async () => {
    await writeBuild(from);
    await deployBundle('compositions', { from, deployDir: path.join(root, 'areas'), reason: REASON });
    const lock = path.join(root, 'areas', '.lock');
    const holder = spawn(process.execPath, [
      '--eval',
      `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(lock)}).exec('begin exclusive');
       console.log('held'); setInterval(() => {}, 1000);`,
    ]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await writeBuild(from, { text: 'two' });
    const args = ['compositions', '--from', from, '--untried'];
    const refused = await run('deploy', args);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^Another deployment is in progress in .*\n$/);
    const dead = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await dead;
    expect(await run('deploy', args)).toMatchObject({ code: 0 });
  });

  test('leave the old or the new version active and complete, wherever they are killed', async () => {
    const [deployDir, before] = [path.join(root, 'areas'), path.join(root, 'before')];
    const folder = deployFolder(deployDir);
    await fs.rm(deployDir, { recursive: true });
    const old = await writeBuild(from, { text: 'old' });
    await deployBundle('compositions', { from, deployDir: before, reason: REASON });
    const next = await writeBuild(from, { text: 'new' });
    const args = ['compositions', '--from', from, '--untried'];
    const outcomes: string[] = [];
    for (let step = 1; outcomes.at(-1) !== 'done'; step += 1) {
      await fs.rm(deployDir, { recursive: true, force: true });
      await fs.cp(before, deployDir, { recursive: true });
      const { code } = await startCommand('deploy', { root, args, killAtStep: step });
      const { areas } = await readDeploymentRecord(folder);
      const current = areas.compositions?.current ?? '';
      expect([old.version, next.version]).toContain(current);
      await readVerifiedBuild('compositions', folder.release('compositions', current));
      outcomes.push(code === 0 ? 'done' : current === old.version ? 'old' : 'new');
      // Leftovers don't affect the next one.
      await deployBundle('compositions', { from, deployDir, reason: REASON });
      expect((await fs.readdir(folder.bundle('compositions'))).sort()).toEqual([old.version, next.version].sort());
    }
    expect(outcomes).toEqual(expect.arrayContaining(['old', 'new', 'done']));
    expect(outcomes.length).toBeGreaterThan(10);
  });
});

describe('area:tokens', () => {
  test('creates a token, lists it without its secret, and revokes it', async () => {
    const created = await run('tokens', ['create', 'compositions', '--as', 'CI']);
    const [, id = '', secret = ''] = /^cpd_([0-9a-f]{8})_(.{43})$/m.exec(created.out) ?? [];
    const listed = await run('tokens', ['list']);
    expect(listed.out).toMatch(new RegExp(`^${id}  compositions  CI  until [^ ]+\n$`));
    expect(listed.out).not.toContain(secret);
    expect(await run('tokens', ['revoke', id])).toMatchObject({ code: 0, err: '' });
    expect((await run('tokens', ['list'])).out).toContain('no longer valid');
  });

  test.each([
    { args: [], code: 2, print: 'pnpm area:tokens create <area>' },
    { args: ['create', '../music'], code: 2, print: '“../music” isn’t an area name' },
    { args: ['create', 'account', '--days', '0'], code: 2, print: '--days must be a whole number from 1 to 366.' },
    { args: ['revoke', '01234567'], code: 1, print: 'There is no token 01234567.' },
  ])('explains what is wrong with $args', async ({ args, code, print }) => {
    const ended = await run('tokens', args);
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(print);
  });
});
