import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { COMPILE_CACHE } from '../testing/compiled-once.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const FILE = fileURLToPath(new URL('./society.ts', import.meta.url));

let DATABASE_URL: string;
beforeAll(async () => {
  const { host = '', user, password, database } = await createTestDatabase();
  DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`;
});

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [FILE, ...args], { env: { DATABASE_URL, ...COMPILE_CACHE } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

test('runs pnpm society on the database of DATABASE_URL and passes on its exit code', async () => {
  expect(await run('errors', 'list', '--json')).toEqual({ code: 0, out: '{"data":[]}\n', err: '' });
  const refused = await run('errors', 'show', '01900000-0000-7000-8000-000000000000');
  expect(refused).toEqual({ code: 1, out: '', err: 'This error was not found.\n' });
});
