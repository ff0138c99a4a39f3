import fs from 'node:fs/promises';
import type { Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeClamd, VIRUS } from './testing/fake-clamd.ts';
import { pingScanner, scanFile } from './virus-scanner.ts';

let folder: string;
let clamd: Server | null = null;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-scan-'));
});
afterEach(async () => {
  clamd?.close();
  clamd = null;
  await fs.rm(folder, { recursive: true });
});

async function aFile(contents: string | Buffer): Promise<string> {
  const file = path.join(folder, 'file');
  await fs.writeFile(file, contents);
  return file;
}

test('accepts a harmless file of many pieces, and rejects a virus', async () => {
  const CLAMD_SOCKET = path.join(folder, 'clamd.sock');
  clamd = await fakeClamd(CLAMD_SOCKET);
  await scanFile({ CLAMD_SOCKET }, await aFile(Buffer.alloc(3_000_000)));
  const virus = await aFile(Buffer.concat([Buffer.alloc(1_000_000), Buffer.from(VIRUS)]));
  await expect(scanFile({ CLAMD_SOCKET }, virus)).rejects.toMatchObject({ status: 422, code: 'virus' });
});

test('reaches a scanner by host and port', async () => {
  clamd = await fakeClamd(0);
  const CLAMD_SOCKET = `localhost:${Object(clamd.address()).port}`;
  await pingScanner(CLAMD_SOCKET);
  await scanFile({ CLAMD_SOCKET }, await aFile('words'));
});

test('refuses files while the scanner is down or answers anything else', async () => {
  const CLAMD_SOCKET = path.join(folder, 'clamd.sock');
  const isRefused = async () =>
    expect(scanFile({ CLAMD_SOCKET }, await aFile('words'))).rejects.toMatchObject({
      status: 503,
      code: 'scanner_unavailable',
    });
  await isRefused();
  clamd = await fakeClamd(CLAMD_SOCKET, () => 'INSTREAM size limit exceeded. ERROR\0');
  await isRefused();
});

test('accepts files without a scanner', async () => {
  await scanFile({ CLAMD_SOCKET: undefined }, await aFile(VIRUS));
});
