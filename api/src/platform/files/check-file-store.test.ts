import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction } from '../db/transaction.ts';
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

test('an unused database is refused beside the files of another, and one with a history takes them over', async () => {
  await checkFileStore(api.db, settings('shared'));
  const mark = path.join(settings('shared').DATA_DIR, 'files/store/mark');
  const before = await fs.readFile(mark, 'utf8');
  await api.db.deleteFrom('file_store').execute();
  await expect(checkFileStore(api.db, settings('shared'))).rejects.toThrow(
    `The files in ${settings('shared').DATA_DIR} are those of another database`,
  );
  expect(await fs.readFile(mark, 'utf8')).toBe(before);
  await inTransaction(api.db, (tx) => recordAudit(tx, { action: 'test', actor: null, subjectId: null }));
  expect(await checkFileStore(api.db, settings('shared'))).toBe(true);
  expect(await fs.readFile(mark, 'utf8')).not.toBe(before);
});

test('a store that can’t be reached is no reason to refuse, and isn’t marked', async () => {
  await api.db.deleteFrom('file_store').execute();
  await fs.writeFile(path.join(folder, 'file'), '');
  expect(await checkFileStore(api.db, settings('file'))).toBe(false);
  expect(await checkFileStore(api.db, settings('own'))).toBe(true);
});

test('a bucket that never answers is given up after a while', async () => {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const hanging = {
    ...settings('none'),
    FILES_S3_BUCKET: 'members',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_ACCESS_KEY_ID: 'key',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(await checkFileStore(api.db, hanging, 100)).toBe(false);
  await api.db.deleteFrom('file_store').execute();
  expect(await checkFileStore(api.db, hanging, 100)).toBe(false);
  server.close();
  for (const socket of sockets) socket.destroy();
});
