import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deployHost, OFFERS, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployBundle, deployIfNew } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { readDeploymentRecord } from './deployment-record.ts';
import { removeArea } from './remove-area.ts';
import { rollBackBundle } from './roll-back-bundle.ts';

let root: string;
let from: string;
let options: { from: string; deployDir: string; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  from = path.join(root, 'dist');
  options = { from, deployDir: path.join(root, 'areas'), reason: REASON };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const folder = () => deployFolder(options.deployDir);
const current = async () => (await readDeploymentRecord(folder())).areas.compositions?.current;

async function deployText(text: string): Promise<string> {
  const { version } = await writeBuild(from, { text });
  await deployBundle('compositions', options);
  return version;
}

describe('deployBundle', () => {
  test('copies a build with all its files and activates it', async () => {
    const build = await writeBuild(from);
    expect(await deployBundle('compositions', options)).toEqual({ before: null, after: build.version });
    expect((await fs.readdir(folder().release('compositions', build.version))).sort()).toEqual(
      (await fs.readdir(from)).sort(),
    );
    expect(await current()).toBe(build.version);
  });

  test('writes files that only the portal’s user can read', async () => {
    const { version } = await writeBuild(from);
    await deployBundle('compositions', options);
    const release = folder().release('compositions', version);
    const names = (await fs.readdir(release)).map((name) => path.join(release, name));
    const modeOf = async (name: string) => (await fs.stat(name)).mode & 0o777;
    expect(await Promise.all([folder().root, release].map(modeOf))).toEqual([0o700, 0o700]);
    expect(new Set(await Promise.all([folder().record, ...names].map(modeOf)))).toEqual(new Set([0o600]));
  });

  test('returns the previous version', async () => {
    const one = await deployText('one');
    const two = await writeBuild(from, { text: 'two' });
    expect(await deployBundle('compositions', options)).toEqual({ before: one, after: two.version });
  });

  test('doesn’t rewrite the files of a deployed version', async () => {
    const version = await deployText('one');
    const release = folder().release('compositions', version);
    const { ino } = await fs.stat(release);
    expect(await deployBundle('compositions', options)).toEqual({ before: version, after: version });
    expect((await fs.stat(release)).ino).toBe(ino);
  });

  test('repairs damaged files of the same version', async () => {
    const version = await deployText('one');
    const { entry } = await writeBuild(from, { text: 'one' });
    const file = path.join(folder().release('compositions', version), entry);
    const whole = await fs.readFile(file, 'utf8');
    await fs.writeFile(file, 'damaged');
    await deployBundle('compositions', options);
    expect(await fs.readFile(file, 'utf8')).toBe(whole);
    expect(await fs.readdir(folder().bundle('compositions'))).toEqual([version]);
  });

  test('rejects a different build with a deployed version’s number', async () => {
    const version = await deployText('one');
    const other = await writeBuild(from, { text: 'two' });
    await fs.writeFile(path.join(from, 'area.json'), JSON.stringify({ ...other, version }));
    await expect(deployBundle('compositions', options)).rejects.toThrow('was deployed before with other files');
  });

  test('rejects another record with the same content, whose hash isn’t the signed one', async () => {
    await deployText('one');
    const build = await writeBuild(from, { text: 'one' });
    await fs.writeFile(path.join(from, 'area.json'), JSON.stringify(build, null, 2));
    await expect(deployBundle('compositions', options)).rejects.toThrow('was deployed before with other files');
  });

  test.each([
    ['a changed script', async (entry: string) => fs.appendFile(path.join(from, entry), ' '), 'isn’t the file'],
    ['a script that is gone', async (entry: string) => fs.rm(path.join(from, entry)), 'lacks remoteEntry'],
    ['a script too many', async () => fs.writeFile(path.join(from, 'extra.js'), ''), 'isn’t part of the build'],
    [
      'a wrong compressed copy',
      async (entry: string) => fs.writeFile(path.join(from, `${entry}.br`), 'x'),
      'compressed',
    ],
    ['a record that is no JSON', async () => fs.writeFile(path.join(from, 'area.json'), '{'), 'isn’t JSON'],
    ['a record of another form', async () => fs.writeFile(path.join(from, 'area.json'), '{}'), 'match the contract'],
    ['no record', async () => fs.rm(path.join(from, 'area.json')), 'Build it first'],
    ['no build', async () => fs.rm(from, { recursive: true }), 'no build in'],
    ['a folder among the files', async () => fs.mkdir(path.join(from, 'more')), 'isn’t a plain file'],
  ])('rejects %s and changes nothing', async (_what, spoil, reason) => {
    const version = await deployText('one');
    const { entry } = await writeBuild(from, { text: 'two' });
    await spoil(entry);
    await expect(deployBundle('compositions', options)).rejects.toThrow(reason);
    expect(await current()).toBe(version);
    expect(await fs.readdir(folder().bundle('compositions'))).toEqual([version]);
  });

  test('rejects a build without hashes, such as a development server’s', async () => {
    const build = await writeBuild(from);
    await fs.writeFile(path.join(from, 'area.json'), JSON.stringify({ ...build, integrity: {} }));
    await expect(deployBundle('compositions', options)).rejects.toThrow('has no hash of');
  });

  test("refuses another area's build", async () => {
    await writeBuild(from, { area: 'account' });
    await expect(deployBundle('compositions', options)).rejects.toThrow('a build of the area “account”');
  });

  test.each([
    [{ contract: '1.3.0', kit: '1.0.0' }, 'needs contract 1.3.0, and the host offers 1.2.0. Deploy a newer host'],
    [{ contract: '1.0.0', kit: '1.0.4' }, 'needs kit 1.0.4'],
    [{ contract: '2.0.0', kit: '1.0.0' }, 'needs contract 2.0.0'],
    [{ contract: '0.9.0', kit: '1.0.0' }, 'needs contract 0.9.0'],
  ])('rejects a build that doesn’t fit the host: %j', async (needs, reason) => {
    await deployHost(root);
    await writeBuild(from, { needs });
    await expect(deployBundle('compositions', options)).rejects.toThrow(reason);
    await expect(current()).resolves.toBeUndefined();
  });

  test('rejects a build that doesn’t fit a host that was deployed during the trial', async () => {
    await deployHost(root);
    await writeBuild(from, { needs: { contract: '1.2.0', kit: '1.0.0' } });
    const older = { text: 'older', offers: { ...OFFERS, contract: '1.1.0' } };
    const tryBuild = async () => void (await deployHost(root, older));
    await expect(deployBundle('compositions', { ...options, tryBuild })).rejects.toThrow('the host offers 1.1.0');
    await expect(current()).resolves.toBeUndefined();
  });

  test.each([
    { uses: { '@counterpoint/kit/core': ['Box', '*'] }, reason: null },
    { uses: { '@counterpoint/kit/charts': ['Chart'] }, reason: null },
    {
      uses: { '@counterpoint/kit/core': ['Box', 'Skeleton'] },
      reason: 'uses “Skeleton” of @counterpoint/kit/core, which the host doesn’t provide',
    },
  ])('compares the exports it uses with the host’s, whatever the versions say: $uses', async ({ uses, reason }) => {
    await deployHost(root);
    await writeBuild(from, { uses });
    const refusal = await deployBundle('compositions', options).then(() => null, String);
    expect(refusal).toEqual(reason && expect.stringContaining(reason));
  });

  test('rejects the second of two concurrent deployments', async () => {
    await writeBuild(from);
    const both = await Promise.allSettled([
      deployBundle('compositions', options),
      deployBundle('compositions', options),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain('Another deployment is in progress');
  });

  test('can deploy again after a failure', async () => {
    await writeBuild(from);
    await expect(withDeploymentLock(folder(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(deployBundle('compositions', options)).resolves.toMatchObject({ before: null });
  });

  test('never overwrites a broken record', async () => {
    await deployText('one');
    await fs.writeFile(folder().record, '{"areas": {"compositions": {"current": ');
    await writeBuild(from, { text: 'two' });
    await expect(deployBundle('compositions', options)).rejects.toThrow('is broken');
  });
});

describe('deployIfNew', () => {
  test('deploys a version once, so that a rollback outlives a restart', async () => {
    const one = await deployText('one');
    await deployText('two');
    await rollBackBundle('compositions', options);
    await expect(deployIfNew('compositions', options)).rejects.toThrow('was rolled back');
    expect(await current()).toBe(one);
    await writeBuild(from, { text: 'three' });
    expect(await deployIfNew('compositions', options)).toMatchObject({ before: one });
  });

  test('doesn’t restore a removed area', async () => {
    await deployText('one');
    await removeArea('compositions', options);
    await writeBuild(from, { text: 'two' });
    expect(await deployIfNew('compositions', options)).toBeNull();
    const { areas } = await readDeploymentRecord(folder());
    expect(areas.compositions?.removed_at).toEqual(expect.any(String));
  });

  test('restores lost files without activating them', async () => {
    const one = await deployText('one');
    const two = await deployText('two');
    await rollBackBundle('compositions', options);
    await fs.rm(folder().release('compositions', two), { recursive: true });
    await expect(deployIfNew('compositions', options)).rejects.toThrow('was rolled back');
    expect((await fs.readdir(folder().bundle('compositions'))).sort()).toEqual([one, two].sort());
    expect(await current()).toBe(one);
  });
});
