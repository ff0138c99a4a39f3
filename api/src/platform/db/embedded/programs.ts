import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import type { OsUser } from './os-user.ts';

const MAX_OUTPUT = 4_000;

export function run(user: OsUser, program: string, args: readonly string[]) {
  return waitForExit(start(user, [program, ...args], false));
}

/** In its own process group, so that Ctrl-C reaches us first. Output is piped, since a full disk couldn't store it. */
export function runServer(user: OsUser, program: string, args: readonly string[]) {
  const child = start(user, [program, ...args], true);
  child.unref();
  if (child.stderr instanceof net.Socket) child.stderr.unref();
  return waitForExit(child);
}

function start(user: OsUser, words: readonly string[], detached: boolean): ChildProcess {
  const [command = '', ...args] = [...user.wrap, ...words];
  return spawn(command, args, {
    ...user.ids,
    cwd: '/',
    detached,
    // Otherwise the machine's locale would change initdb's sort order and messages.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function waitForExit(child: ChildProcess) {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-MAX_OUTPUT);
  });
  return new Promise<{ exitCode: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output: output.trim() }));
  });
}
