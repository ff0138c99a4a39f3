import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@counterpoint/build/workspace';
import type { Portal } from '../portal/start-portal.ts';

/** Runs `pnpm area:deploy` or `pnpm area:rollback` for a running portal. */
export function runDeployCommand(portal: Portal, command: 'deploy' | 'rollback', args: readonly string[]) {
  const script = `${WORKSPACE}web/src/registry/commands/${command}.ts`;
  return spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, DATA_DIR: portal.dataDir },
    encoding: 'utf8',
  });
}
