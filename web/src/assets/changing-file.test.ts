import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/a-build.ts';
import { changingFile } from './changing-file.ts';

let root: string;
let folder: string;
let broken: unknown[];

beforeEach(async () => {
  root = await temporaryFolder();
  folder = path.join(root, 'mounted');
  broken = [];
  await fs.mkdir(folder);
  await write('one');
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const write = (text: string) => fs.writeFile(path.join(folder, 'name'), text);

/** Reads the name of a second file, and then that. */
function watch() {
  return changingFile({
    file: path.join(folder, 'name'),
    parse: async (name) => fs.readFile(path.join(folder, `${name}.txt`), 'utf8'),
    initial: 'Nothing yet',
    onBroken: (error) => broken.push(error),
  });
}

describe('a changing file', () => {
  test('keeps its last value while its folder can’t be read, and reports it once', async () => {
    await fs.writeFile(path.join(folder, 'one.txt'), 'First');
    const read = watch();
    expect(await read()).toBe('First');
    await fs.rename(folder, `${folder}-away`);
    await fs.writeFile(folder, '');
    expect([await read(), await read()]).toEqual(['First', 'First']);
    expect(broken).toEqual([expect.objectContaining({ code: 'ENOTDIR' })]);
  });

  test('is read again after a failed read, though it hasn’t changed', async () => {
    await fs.writeFile(path.join(folder, 'one.txt'), 'First');
    const read = watch();
    await read();
    await write('another');
    expect([await read(), await read()]).toEqual(['First', 'First']);
    expect(broken).toHaveLength(1);
    await fs.writeFile(path.join(folder, 'another.txt'), 'Second');
    expect(await read()).toBe('Second');
  });

  test('that can’t be read has its initial value', async () => {
    expect(await watch()()).toBe('Nothing yet');
    expect(broken).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
  });
});
