import { type ChildProcess, spawn } from 'node:child_process';
import { WORKSPACE } from '../workspace.ts';

/** A program that goes on running beside others. */
export interface Program {
  /** Stands before each of its lines. */
  readonly name: string;
  /** Arguments for this very Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs programs side by side, their lines marked, until this process is told to stop; then all of them stop. */
export function supervise(programs: readonly Program[]): void {
  const children = programs.map(start);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
}

function start({ name, args, env }: Program): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: WORKSPACE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const mark = (chunk: Buffer) => {
    for (const line of chunk.toString().trimEnd().split('\n')) process.stdout.write(`${name.padEnd(20)} ${line}\n`);
  };
  child.stdout.on('data', mark);
  child.stderr.on('data', mark);
  child.on('exit', (code) => {
    if (code) process.stdout.write(`${name.padEnd(20)} ended with ${code}; the others go on.\n`);
  });
  return child;
}
