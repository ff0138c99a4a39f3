import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OFFERS, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployArea } from './deploy-area.ts';
import { deployFolder } from './deploy-folder.ts';
import { rollbackArea } from './rollback-area.ts';

let root: string;
let options: { from: string; deployDir: string; offers: typeof OFFERS; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  options = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas'), offers: OFFERS, reason: REASON };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

async function deployText(text: string): Promise<string> {
  const { version } = await writeBuild(options.from, { text });
  await deployArea('compositions', options);
  return version;
}

describe('rollbackArea', () => {
  test('activates the previous version, and not one that was rolled back', async () => {
    const [one, two, three] = [await deployText('one'), await deployText('two'), await deployText('three')];
    expect(await rollbackArea('compositions', options)).toEqual({ before: three, after: two });
    const four = await deployText('four');
    expect(await rollbackArea('compositions', options)).toEqual({ before: four, after: two });
    expect(await rollbackArea('compositions', options)).toEqual({ before: two, after: one });
    await expect(rollbackArea('compositions', options)).rejects.toThrow('no version of “compositions” before');
  });

  test('activates any version that was deployed', async () => {
    const [one, , three] = [await deployText('one'), await deployText('two'), await deployText('three')];
    expect(await rollbackArea('compositions', { ...options, to: one })).toEqual({ before: three, after: one });
    expect(await rollbackArea('compositions', { ...options, to: three })).toEqual({ before: one, after: three });
    expect(await rollbackArea('compositions', { ...options, to: three })).toEqual({ before: three, after: three });
    expect(await rollbackArea('compositions', options)).toEqual({ before: three, after: one });
  });

  test('rejects a version that was never deployed and lists those that were', async () => {
    const one = await deployText('one');
    await expect(rollbackArea('compositions', { ...options, to: '9.9.9-0123456789' })).rejects.toThrow(one);
    await expect(rollbackArea('account', options)).rejects.toThrow('never deployed');
  });

  test('rejects a version whose files are damaged or no longer fit the host', async () => {
    const one = await deployText('one');
    await deployText('two');
    const offers = { ...OFFERS, contract: '2.0.0' };
    await expect(rollbackArea('compositions', { ...options, offers })).rejects.toThrow('offers 2.0.0');
    await fs.rm(path.join(deployFolder(options.deployDir).release('compositions', one), 'area.json'));
    await expect(rollbackArea('compositions', options)).rejects.toThrow('missing');
  });
});
