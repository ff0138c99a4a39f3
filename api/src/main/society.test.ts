import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { COMPILE_CACHE } from '../testing/compiled-once.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/test-database.ts';

const FILE = fileURLToPath(new URL('./society.ts', import.meta.url));

let connection: pg.ClientConfig;
let DATABASE_URL: string;
beforeEach(async () => use(await createTestDatabase()));

function use(database: pg.ClientConfig): void {
  connection = database;
  const { host = '', user, password } = database;
  DATABASE_URL = `postgres://${user}:${password}@${encodeURIComponent(host)}/${database.database}`;
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

function run(...args: string[]) {
  return runWith({ DATABASE_URL }, ...args);
}

function runWith(
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [FILE, ...args], { env: { ...settings, ...COMPILE_CACHE } });
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

test('leaves the migrations of a new release to its start', async () => {
  await query("delete from migration where name like '0765-%'");
  expect(await run('errors', 'list')).toEqual({
    code: 1,
    out: '',
    err: 'The database lacks 1 migration of this release. Run pnpm db:migrate --plan first, and then pnpm db:migrate.\n',
  });
  expect(await query("select from migration where name like '0765-%'")).toEqual([]);
});

test('creates the tables in an empty database', async () => {
  use(await createEmptyDatabase());
  expect(await run('errors', 'list', '--json')).toEqual({ code: 0, out: '{"data":[]}\n', err: '' });
});

test.each([['status'], ['doctor'], ['backup', path.join(os.tmpdir(), 'no-backup')]])(
  'says that there is no database when %s runs without the portal’s settings, and makes none',
  async (...args) => {
    const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-nothing-'));
    const { code, out, err } = await runWith({ DATA_DIR }, ...args);
    expect([code, out + err]).toEqual([1, expect.stringContaining(`There is no database in ${DATA_DIR}.`)]);
    expect(fs.existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);
    fs.rmSync(DATA_DIR, { recursive: true });
  },
);

test('says why a database can’t be used rather than that there is none', async () => {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-file-'));
  fs.writeFileSync(path.join(DATA_DIR, 'postgres'), '');
  expect((await runWith({ DATA_DIR }, 'status')).err).toContain('can’t be used: a part of that path is a file');
  fs.rmSync(DATA_DIR, { recursive: true });
});
