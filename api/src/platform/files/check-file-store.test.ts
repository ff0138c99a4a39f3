import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { checkFileStore } from './check-file-store.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-stores-'));
});
afterAll(async () => {
  await api.close();
  await fs.rm(folder, { recursive: true });
});

const settings = (name: string) => ({ ...api.env, DATA_DIR: path.join(folder, name) });

test('a process that doesn’t see the others’ files is refused', async () => {
  await Promise.all(['shared', 'shared'].map((name) => checkFileStore(api.db, settings(name))));
  await expect(checkFileStore(api.db, settings('own'))).rejects.toThrow(
    `The members’ files of this database aren’t in ${settings('own').DATA_DIR}.`,
  );
  await checkFileStore(api.db, settings('shared'));
});

test('a store that can’t be reached is no reason to refuse, and isn’t marked', async () => {
  await api.db.deleteFrom('file_store').execute();
  await fs.writeFile(path.join(folder, 'file'), '');
  await checkFileStore(api.db, settings('file'));
  await checkFileStore(api.db, settings('own'));
});
