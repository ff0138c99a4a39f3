import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand as run } from '../registry/commands/command.ts';
import { deploy } from '../registry/commands/deploy.ts';
import { keys } from '../registry/commands/keys.ts';
import { preview } from '../registry/commands/preview.ts';
import { prune } from '../registry/commands/prune.ts';
import { remove } from '../registry/commands/remove.ts';
import { rollback } from '../registry/commands/rollback.ts';
import { tokens } from '../registry/commands/tokens.ts';

const KILL_AT_STEP = fileURLToPath(new URL('./kill-at-step.ts', import.meta.url));

/** By the name of their file. */
const COMMANDS = { deploy, keys, preview, prune, remove, rollback, tokens };

export type CommandName = keyof typeof COMMANDS;

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Run {
  /** Has the data and the host. */
  readonly root: string;
  readonly args: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

interface ProcessRun extends Run {
  /** Kills it at this step of its disk operations. */
  readonly killAtStep?: number;
}

/** Runs a command of the registry. */
export async function runCommand(name: CommandName, { root, args, settings }: Run): Promise<CommandResult> {
  let [out, err] = ['', ''];
  const code = await run(COMMANDS[name], {
    args,
    env: { ...environment(root), ...settings },
    print: (line) => (out += `${line}\n`),
    complain: (line) => (err += `${line}\n`),
  });
  return { code, out, err };
}

/** Runs a command of the registry in a process of its own. */
export function startCommand(name: CommandName, { root, args, killAtStep }: ProcessRun): Promise<CommandResult> {
  const preload = killAtStep === undefined ? [] : ['--import', KILL_AT_STEP];
  const file = fileURLToPath(new URL(`../registry/commands/${name}.ts`, import.meta.url));
  const env = { ...environment(root), KILL_AT_STEP: String(killAtStep) };
  const child = spawn(process.execPath, [...preload, file, ...args], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

function environment(root: string) {
  return { ...process.env, DATA_DIR: root, HOST_DIR: path.join(root, 'host') };
}
