import type { Portal } from '../portal/start-portal.ts';
import { runDeployCommand } from './deploy-command.ts';

/** What an operator gives to the team of an area on another machine, as settings of `counterpoint-area`. */
export function createDeployAccess(portal: Portal, area: string): Record<string, string> {
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
