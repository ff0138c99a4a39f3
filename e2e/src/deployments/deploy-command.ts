import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@counterpoint/build/workspace';
import type { Portal } from '../portal/start-portal.ts';

type Command = 'deploy' | 'keys' | 'remove' | 'rollback' | 'tokens';

/** Runs `pnpm area:<command>` on the machine of a running portal. */
export function runDeployCommand(portal: Portal, command: Command, args: readonly string[]) {
  return run(command, args, { DATA_DIR: portal.dataDir });
}

/** What another machine needs for one area. */
export interface Access {
  readonly token: string;
  readonly key: string;
}

/** Runs it on another machine, which reaches the portal over HTTP. */
export function runRemotely(portal: Portal, { token, key }: Access, args: readonly [Command, ...string[]]) {
  const [command, ...rest] = args;
  return run(command, rest, { DEPLOY_REGISTRY: portal.origin, DEPLOY_TOKEN: token, DEPLOY_KEY: key });
}

function run(command: Command, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const script = `${WORKSPACE}web/src/registry/commands/${command}.ts`;
  return spawnSync(process.execPath, [script, ...args], { env: { ...process.env, ...settings }, encoding: 'utf8' });
}
