import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deployHost, OFFERS, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { deployBundle } from './deploy-bundle.ts';
import { deployFolder } from './deploy-folder.ts';
import { logHead } from './deployment-log.ts';
import { rollBackBundle } from './roll-back-bundle.ts';

let root: string;
let options: { from: string; deployDir: string; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  options = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas'), reason: REASON };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

async function deployText(text: string): Promise<string> {
  const { version } = await writeBuild(options.from, { text });
  await deployBundle('compositions', options);
  return version;
}

describe('rollBackBundle', () => {
  test('activates the previous version, and not one that was rolled back', async () => {
    const [one, two, three] = [await deployText('one'), await deployText('two'), await deployText('three')];
    expect(await rollBackBundle('compositions', options)).toEqual({ before: three, after: two });
    const four = await deployText('four');
    expect(await rollBackBundle('compositions', options)).toEqual({ before: four, after: two });
    expect(await rollBackBundle('compositions', options)).toEqual({ before: two, after: one });
    await expect(rollBackBundle('compositions', options)).rejects.toThrow('no version of “compositions” before');
  });

  test('activates any version that was deployed', async () => {
    const [one, , three] = [await deployText('one'), await deployText('two'), await deployText('three')];
    expect(await rollBackBundle('compositions', { ...options, to: one })).toEqual({ before: three, after: one });
    expect(await rollBackBundle('compositions', { ...options, to: three })).toEqual({ before: one, after: three });
    const head = await logHead(deployFolder(options.deployDir));
    expect(await rollBackBundle('compositions', { ...options, to: three })).toEqual({ before: three, after: three });
    expect(await logHead(deployFolder(options.deployDir))).toBe(head);
    expect(await rollBackBundle('compositions', options)).toEqual({ before: three, after: one });
  });

  test('rejects a version that was never deployed and lists those that were', async () => {
    const one = await deployText('one');
    await expect(rollBackBundle('compositions', { ...options, to: '9.9.9-0123456789' })).rejects.toThrow(one);
    await expect(rollBackBundle('account', options)).rejects.toThrow('isn’t deployed');
  });

  test('rejects a version whose files are damaged or no longer fit the host', async () => {
    const { version: one } = await writeBuild(options.from, { needs: { contract: '1.1.0', kit: '1.0.0' } });
    await deployBundle('compositions', options);
    await deployText('two');
    await deployHost(root, { offers: { ...OFFERS, contract: '1.0.0' } });
    await expect(rollBackBundle('compositions', options)).rejects.toThrow('offers 1.0.0');
    await fs.rm(path.join(deployFolder(options.deployDir).release('compositions', one), 'area.json'));
    await expect(rollBackBundle('compositions', options)).rejects.toThrow('missing');
  });
});
