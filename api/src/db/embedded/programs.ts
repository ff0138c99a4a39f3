import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { OsUser } from './os-user.ts';

export interface Ending {
  readonly exitCode: number | null;
  /** The end of what it printed on its error output. */
  readonly output: string;
}

const KEPT_OUTPUT = 4_000;

/** Runs one of PostgreSQL's programs to its end. */
export function run(user: OsUser, program: string, args: readonly string[]): Promise<Ending> {
  const child = start(user, program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: false });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
  });
  return ended(child, () => output.trim());
}

/**
 * Starts a server that may outlive this process: in a group of its own, so that Ctrl-C on the terminal reaches us
 * first and we end it in order, and printing to a file, since a pipe would break with us.
 */
export function runServer(user: OsUser, program: string, args: readonly string[], logFile: string): Promise<Ending> {
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = start(user, program, args, { stdio: ['ignore', 'ignore', log], detached: true });
  fs.closeSync(log);
  child.unref();
  return ended(child, () => fs.readFileSync(logFile, 'utf8').slice(-KEPT_OUTPUT).trim());
}

function start(
  user: OsUser,
  program: string,
  args: readonly string[],
  how: { stdio: StdioOptions; detached: boolean },
) {
  const [command = program, ...rest] = [...user.wrap, program, ...args];
  // Without LC_ALL a machine's odd locale would decide how initdb sorts and what it prints.
  return spawn(command, rest, { ...user.ids, ...how, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
}

function ended(child: ChildProcess, output: () => string): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output: output() }));
  });
}
