// cspell:ignore autoprewarm
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { diskReasonIn } from '../../config/system-errors.ts';
import { type EmbeddedServer, startEmbedded } from './index.ts';
import { memorySettings } from './memory-settings.ts';

const SCRIPT = fileURLToPath(new URL('./start-and-wait.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** Has a stopped database with a table: creating one takes longer than copying it. */
let prepared: string;
let home: string;
const servers: EmbeddedServer[] = [];
const children: ChildProcess[] = [];

function createHome(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-embedded-'));
  // Root's temporary folder is private; the one under test must be inaccessible to everyone.
  fs.chmodSync(folder, 0o755);
  return folder;
}

beforeAll(async () => {
  prepared = createHome();
  // As a first start that was killed halfway leaves them.
  fs.mkdirSync(path.join(prepared, 'postgres/unfinished-abc'), { recursive: true });
  fs.writeFileSync(path.join(prepared, 'postgres/unfinished-password'), 'old');
  const server = await start(prepared);
  await query(server, 'create table kept as select 7 as n');
  await server.stop();
});
afterAll(() => fs.rmSync(prepared, { recursive: true, force: true }));
beforeEach(() => {
  home = createHome();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  fs.rmSync(home, { recursive: true, force: true });
});

/** Fills a folder of this test with the prepared database. */
function copyPrepared(folder = home): void {
  fs.mkdirSync(folder, { recursive: true });
  // By the system's own `cp`: it keeps owners, and the database has another than root.
  expect(spawnSync('cp', ['-Rp', `${prepared}/.`, folder]).status).toBe(0);
}

async function start(folder = home): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder, ['fsync=off']);
  servers.push(server);
  return server;
}

async function startInProcess(folder = home, ids: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [SCRIPT, folder], { ...ids, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
  children.push(child);
  const output: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  if (!Buffer.isBuffer(first[0])) throw new Error(`The process ended: ${Buffer.concat(output)}`);
  const { pid, wasRunning } = JSON.parse(first[0].toString());
  return { child, pid: Number(pid), wasRunning: Boolean(wasRunning) };
}

async function query(server: EmbeddedServer, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(
      fs.existsSync(`/proc/${pid}/status`) ? fs.readFileSync(`/proc/${pid}/status`, 'utf8') : '',
    );
  } catch {
    return false;
  }
}

async function untilAnswered<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await request();
    } catch {
      // While the server restarts, it refuses connections.
      await pause(100, undefined, { ref: false });
    }
  }
}

const pidFile = () => path.join(home, 'postgres/cluster/postmaster.pid');

describe('embedded database', () => {
  test('keeps its data between starts, and listens on no network', async () => {
    copyPrepared();
    const first = await start();
    await query(first, 'insert into kept values (8)');
    expect(await query(first, 'show listen_addresses')).toEqual(['']);
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start();
    expect(second.wasRunning).toBe(false);
    expect(await query(second, 'select n from kept')).toEqual([7, 8]);
  });

  test('is taken over, running, after its process was killed', async () => {
    copyPrepared();
    const { child, pid } = await startInProcess();
    child.kill('SIGKILL');
    await once(child, 'close');
    const again = await start();
    expect([again.pid, again.wasRunning]).toEqual([pid, true]);
    await again.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('starts once for two concurrent processes, and stops with the last of them', async () => {
    const [one, other] = await Promise.all([startInProcess(), startInProcess()]);
    expect(one.pid).toBe(other.pid);
    expect([one.wasRunning, other.wasRunning].sort()).toEqual([false, true]);
    one.child.kill('SIGINT');
    await once(one.child, 'close');
    expect(isAlive(one.pid)).toBe(true);
    other.child.kill('SIGINT');
    await once(other.child, 'close');
    expect(isAlive(one.pid)).toBe(false);
  });

  test('starts with the pid file of a killed server, and its data', async () => {
    copyPrepared();
    const { child, pid } = await startInProcess();
    child.kill('SIGKILL');
    await once(child, 'close');
    process.kill(pid, 'SIGKILL');
    // The signal was sent, but a busy server may still accept connections.
    while (isAlive(pid)) await pause(10);
    const second = await start();
    expect(second.wasRunning).toBe(false);
    expect(await query(second, 'select n from kept')).toEqual([7]);
  });

  test.each(['SIGKILL', 'SIGINT'])(
    'restarts with its data when it ends by %s in use',
    async (signal) => {
      copyPrepared();
      const server = await start();
      await query(server, 'insert into kept values (8)');
      await query(server, 'checkpoint');
      process.kill(server.pid, signal);
      await expect(query(server, 'select n from kept')).rejects.toThrow();
      const answer = await untilAnswered(() => query(server, 'select n from kept'));
      expect(answer).toEqual([7, 8]);
      const again = Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0]);
      await server.stop();
      expect([again === server.pid, isAlive(again)]).toEqual([false, false]);
    },
    30_000,
  );

  test('starts with a pid file whose number another process has now', async () => {
    copyPrepared();
    fs.writeFileSync(pidFile(), `${process.pid}\n${home}\n0\n5432\n\n\n\nready\n`);
    expect((await start()).wasRunning).toBe(false);
  });

  test('starts after a first start that was killed halfway', () => {
    const names = fs.readdirSync(path.join(prepared, 'postgres'));
    expect([names.includes('cluster'), names.filter((name) => name.startsWith('unfinished'))]).toEqual([true, []]);
  });

  test('works in a folder whose path is too long for a socket', async () => {
    const folder = path.join(home, 'a-long-name-'.repeat(8), 'another-long-name-'.repeat(4));
    copyPrepared(folder);
    expect(await query(await start(folder), 'select n from kept')).toEqual([7]);
  });

  test('runs as an ordinary user', async () => {
    const folder = path.join(home, 'own');
    fs.mkdirSync(folder);
    if (isRoot) fs.chownSync(folder, 65_534, 65_534);
    const { pid, child } = await startInProcess(folder, isRoot ? { uid: 65_534, gid: 65_534 } : {});
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGINT');
    await once(child, 'close');
  });

  test('runs as root below a folder that only root may enter, or explains what to do', async () => {
    const closed = path.join(home, 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    const outcome = await start(path.join(closed, 'data')).then(
      (server) => query(server, 'select 1'),
      (error: Error) => error.message,
    );
    if (Array.isArray(outcome)) expect(outcome).toEqual([1]);
    else expect(outcome).toMatch(/start as an ordinary user, move DATA_DIR, or set DATABASE_URL/);
  });

  test('reports in one line that its folder can’t be used', async () => {
    const file = path.join(home, 'file');
    fs.writeFileSync(file, '');
    await expect(startEmbedded(file)).rejects.toThrow(
      /^The database’s folder .*file\/postgres can’t be used: a part of that path is a file\.$/,
    );
  });

  test('reports in one line why the server doesn’t start', async () => {
    copyPrepared();
    fs.writeFileSync(path.join(home, 'postgres/cluster/PG_VERSION'), '9.0\n');
    await expect(startEmbedded(home)).rejects.toThrow(/^The database in .* didn’t start: .*\.$/);
  });
});

test.each([
  ['initdb: error: could not write file "x": No space left on device', 'the disk is full'],
  ['could not create directory: Read-only file system', 'the disk is read-only'],
  ['could not open file: Permission denied', 'the database’s user can’t write there'],
  ['something else', null],
])('writes %j as %j', (output, reason) => {
  expect(diskReasonIn(output)).toBe(reason);
});

test('keeps a list of what it has in memory, to read that again after a restart', async () => {
  copyPrepared();
  const server = await startEmbedded(home, ['fsync=off', ...memorySettings()]);
  await query(server, 'select * from kept');
  await server.stop();
  expect(fs.existsSync(path.join(home, 'postgres/cluster/autoprewarm.blocks'))).toBe(true);
});
