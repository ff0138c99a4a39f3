import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTemporaryFolder, deleteStaleFiles, receiveFile, writeTemporaryFile } from './temporary-file.ts';

const PIECE = Buffer.alloc(64 * 1024, 'x');
const PIECES = 300;

let dataDir: string;
beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-arriving-'));
});
afterAll(() => fs.rm(dataDir, { recursive: true, force: true }));

test('buffers ten large concurrent files in constant memory', async () => {
  const held = () => process.memoryUsage().arrayBuffers;
  const before = held();
  let peak = before;
  // The same bytes repeatedly, so that any memory used is the receiver's.
  const source = () =>
    Readable.from(
      (function* pieces() {
        for (let sent = 0; sent < PIECES; sent += 1) {
          peak = Math.max(peak, held());
          yield PIECE;
        }
      })(),
      { objectMode: false },
    );
  const maxBytes = PIECES * PIECE.length;
  const files = await Promise.all(Array.from({ length: 10 }, () => receiveFile(source(), { dataDir, maxBytes })));
  expect(files.map(({ bytes }) => bytes)).toEqual(Array(10).fill(maxBytes));
  expect(new Set(files.map(({ sha256 }) => sha256.toString('hex'))).size).toBe(1);
  // The files have 197 MB.
  expect(peak - before).toBeLessThan(30_000_000);
  await Promise.all(files.map(({ discard }) => discard()));
});

test('reports a disk that can’t be written as unavailable, and not as an interrupted upload', async () => {
  const readOnly = await fs.open(fileURLToPath(import.meta.url));
  jest.spyOn(fs, 'open').mockResolvedValueOnce(readOnly);
  const receiving = receiveFile(Readable.from([PIECE]), { dataDir, maxBytes: PIECE.length });
  await expect(receiving).rejects.toMatchObject({
    status: 503,
    code: 'files_unavailable',
    cause: { code: 'EBADF' },
  });
});

test('throws the error of a file of ours as it is', async () => {
  async function* pieces() {
    yield 'HDR';
    throw new Error('Our mistake.');
  }
  await expect(writeTemporaryFile(pieces(), { dataDir, maxBytes: 100 })).rejects.toThrow('Our mistake.');
  expect(await fs.readdir(path.join(dataDir, 'arriving'))).toEqual([]);
});

test('removes what a killed process forgot after a day', async () => {
  const folder = await createTemporaryFolder(dataDir);
  await fs.writeFile(path.join(folder, 'source'), 'x');
  await deleteStaleFiles(dataDir, new Date());
  expect(await fs.readdir(folder)).toEqual(['source']);
  await deleteStaleFiles(dataDir, new Date(Date.now() + 25 * 3_600_000));
  expect(await fs.readdir(path.join(dataDir, 'arriving'))).toEqual([]);
});
