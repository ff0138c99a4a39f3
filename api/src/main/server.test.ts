import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { COMPILE_CACHE } from '../testing/compiled-once.ts';
import { explain, readEnv, startApi } from './server.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));

let home: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-server-'));
  fs.chmodSync(home, 0o755);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

function run(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: home, PORT: '0', ...COMPILE_CACHE, ...settings };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  children.push(child);
  const printed = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    printed.output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed.errors += chunk;
  });
  return { child, printed, ended: once(child, 'close').then(([exitCode]) => Number(exitCode)) };
}

async function listening(started: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const address = /Server listening at (http:\/\/[\d.:]+)/.exec(started.printed.output)?.[1];
    if (address) return address;
    const stop = await Promise.race([once(started.child.stdout ?? process.stdin, 'data'), started.ended]);
    if (typeof stop === 'number') throw new Error(`It ended with ${stop}: ${started.printed.errors}`);
  }
}

/** A zombie process no longer runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !(fs.existsSync(status) && /^State:\s+Z/m.test(fs.readFileSync(status, 'utf8')));
}

/** Whether the server at an address still accepts a sign-in. */
async function takesConnections(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isTaken;
}

const serverPid = () => fs.readFileSync(path.join(home, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];

describe('server', () => {
  test('stops at SIGINT with everything it started, including streams and the database', async () => {
    const started = run({});
    const address = await listening(started);
    expect((await fetch(`${address}/api/v1/ready`)).status).toBe(200);
    const pid = Number(serverPid());
    // As Ctrl-C in a terminal: to the whole process group.
    process.kill(-(started.child.pid ?? 0), 'SIGINT');
    expect(await started.ended).toBe(0);
    expect(isRunning(pid)).toBe(false);
    expect(started.printed.errors).toBe('');
  });

  test('answers its last request before it stops at SIGTERM, also with everything it started', async () => {
    const started = run({});
    const address = await listening(started);
    const pid = Number(serverPid());
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'a few words about rain' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
    const signIn = http.request(`${address}/api/v1/session`, { method: 'POST', headers });
    signIn.flushHeaders();
    // The server has the request and waits for its body.
    await once(signIn, 'continue');
    process.kill(-(started.child.pid ?? 0), 'SIGTERM');
    while (await takesConnections(address));
    signIn.end(body);
    const [answer] = await once(signIn, 'response');
    expect(answer.statusCode).toBe(401);
    answer.resume();
    expect(await started.ended).toBe(0);
    expect(isRunning(pid)).toBe(false);
    expect(started.printed.errors).toBe('');
  });
});

describe('failed starts', () => {
  test('end with one line and exit code 1 if the port is in use, without leaving a database running', async () => {
    const busy = net.createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const bound = busy.address();
    const port = typeof bound === 'object' && bound ? String(bound.port) : '';
    const started = run({ PORT: port });
    expect(await started.ended).toBe(1);
    busy.close();
    expect(started.printed.errors).toBe(`Port ${port} is in use. Stop what’s running there, or set PORT.\n`);
    expect(fs.existsSync(path.join(home, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  test('don’t print the password of a DATABASE_URL that can’t be reached', async () => {
    const env = readEnv({ DATA_DIR: home, DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/portal' });
    const refusal = explain(await startApi({ env }).catch((error: unknown) => error));
    expect(refusal).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:1\/portal\) can’t be used: .*$/);
    expect(refusal).not.toContain('secret');
  });
});
