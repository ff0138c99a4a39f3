import { spawn } from 'node:child_process';
import { WORKSPACE } from '../workspace.ts';

export interface RunResult {
  readonly exitCode: number;
  readonly output: string;
  readonly seconds: number;
}

interface RunOptions {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (text: string) => void;
}

export function runNode(
  args: readonly string[],
  { folder = '', env = {}, onOutput }: RunOptions = {},
): Promise<RunResult> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: `${WORKSPACE}${folder}`,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    onOutput?.(chunk.toString());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    const finish = (exitCode: number) => resolve({ exitCode, output, seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
