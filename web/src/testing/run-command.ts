import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const KILL_AT_STEP = fileURLToPath(new URL('./kill-at-step.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Run {
  /** Has the data and the host. */
  readonly root: string;
  readonly args: readonly string[];
  /** Kills it at this step of its disk operations. */
  readonly killAtStep?: number | undefined;
}

/** Runs a command of the registry, such as `deploy`, in a process of its own. */
export function runCommand(command: string, { root, args, killAtStep }: Run): Promise<Ended> {
  const preload = killAtStep === undefined ? [] : ['--import', KILL_AT_STEP];
  const file = fileURLToPath(new URL(`../registry/commands/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...preload, file, ...args], {
    env: { ...process.env, DATA_DIR: root, HOST_DIR: path.join(root, 'host'), KILL_AT_STEP: String(killAtStep) },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
