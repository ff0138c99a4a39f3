import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onStop } from '../processes/on-stop.ts';
import { deployBuild, type Environment } from './change-registry.ts';

interface Preview {
  /** The command of a program that prints a line after each build. */
  readonly builder: readonly string[];
  readonly env: Environment;
}

/**
 * Builds an area at every change and sends it to a portal, where only those who open the link that this prints get it. Returns
 * the exit code once the builder ends.
 */
export async function previewArea(area: string, { builder, env }: Preview): Promise<number> {
  const program = spawn(process.execPath, builder, {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onStop(
    () => program.kill('SIGTERM'),
    () => program.kill('SIGKILL'),
  );
  let last: string | null = null;
  for await (const _built of createInterface({ input: program.stdout })) {
    const startedAt = performance.now();
    try {
      const { after, preview = '' } = await deployBuild(area, { canary: 0, why: 'preview' }, env);
      if (last === null) print(`Open this once, within 8 hours; its tab then follows your changes:\n${preview}`);
      if (after !== last) print(`${area}: ${after}, sent in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      last = after;
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
  }
  return program.exitCode ?? 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
