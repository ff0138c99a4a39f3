import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@counterpoint/build/workspace';
import type { Portal } from '../portal/start-portal.ts';

type Command = 'deploy' | 'keys' | 'remove' | 'rollback' | 'tokens';

/** Runs `pnpm area:<command>` on the machine of a running portal. */
export function runDeployCommand(portal: Portal, command: Command, args: readonly string[]) {
  return run(command, args, { DATA_DIR: portal.dataDir });
}

/** Settings of the deploy commands on another machine. */
export type DeployAccess = Readonly<Record<'DEPLOY_REGISTRY' | 'DEPLOY_TOKEN' | 'DEPLOY_KEY', string>>;

/** Creates a token and a key for an area, as an operator does for its team. */
export function createDeployAccess(portal: Portal, area: string): DeployAccess {
  return {
    DEPLOY_REGISTRY: portal.origin,
    DEPLOY_TOKEN: createSecret(portal, 'tokens', area),
    DEPLOY_KEY: createSecret(portal, 'keys', area),
  };
}

function createSecret(portal: Portal, command: 'keys' | 'tokens', area: string): string {
  const { stdout, stderr } = runDeployCommand(portal, command, ['create', area, '--as', 'CI']);
  const secret = /\bcp[dk]_[\w-]+/.exec(stdout)?.[0];
  if (secret === undefined) throw new Error(stdout + stderr);
  return secret;
}

/** Runs it on another machine, which reaches the portal over HTTP. */
export function runRemotely(access: DeployAccess, command: Command, args: readonly string[]) {
  return run(command, args, access);
}

function run(command: Command, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const script = `${WORKSPACE}web/src/registry/commands/${command}.ts`;
  return spawnSync(process.execPath, [script, ...args], { env: { ...process.env, ...settings }, encoding: 'utf8' });
}
