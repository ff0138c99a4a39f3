// `pnpm area:tokens create <area> | list | revoke <id>`: tokens for deploying one area over HTTP.
import { parseArgs } from 'node:util';
import { readWebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { isBundleId } from '../bundles.ts';
import { type DeployFolder, deployFolder } from '../deploy-folder.ts';
import { createDeployToken, isUsable, readDeployTokens, revokeDeployToken } from '../service/deploy-tokens.ts';
import { type ExitCode, machineUser, ownTerminal, runInTerminal, type Terminal } from './run-area-command.ts';

const MAX_DAYS = 366;
const USAGE = `pnpm area:tokens create <area> [--as <name>] [--days <number>]
pnpm area:tokens list
pnpm area:tokens revoke <id>`;

export function tokens(terminal: Terminal): Promise<ExitCode> {
  return runInTerminal(terminal, run);
}

async function run(terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...terminal.args],
    allowPositionals: true,
    options: { as: { type: 'string' }, days: { type: 'string', default: '90' } },
  });
  const [verb, target = ''] = positionals;
  const folder = deployFolder(readWebEnv(terminal.env).DEPLOY_DIR);
  if (verb === 'create') return create(terminal, { folder, target, by: values.as, days: Number(values.days) });
  if (verb === 'list') return list(terminal, folder);
  if (verb === 'revoke') return revoke(terminal, folder, target);
  terminal.complain(`${USAGE}\n\n${text.tokensAbout()}\n\n  --days <number>  ${text.daysOption()}`);
  return 2;
}

interface Creation {
  readonly folder: DeployFolder;
  readonly target: string;
  readonly by: string | undefined;
  readonly days: number;
}

async function create(terminal: Terminal, { folder, target, by, days }: Creation): Promise<0 | 2> {
  const isDays = Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;
  if (!isBundleId(target) || !isDays) {
    terminal.complain(isDays ? text.wrongArea({ name: target }) : text.wrongDays());
    return 2;
  }
  const now = new Date();
  const actor = machineUser();
  const token = await createDeployToken(folder, { area: target, by: by ?? actor, actor, days, now });
  const until = (await readDeployTokens(folder)).at(-1)?.expires_at ?? '';
  terminal.print(text.tokenCreated({ area: target, until, token }));
  return 0;
}

async function list(terminal: Terminal, folder: DeployFolder): Promise<0> {
  const now = new Date();
  for (const token of await readDeployTokens(folder)) {
    const { id, area, by, expires_at: until } = token;
    terminal.print(text.tokenLine({ id, area, by, until, state: isUsable(token, now) ? 'other' : 'ended' }));
  }
  return 0;
}

async function revoke(terminal: Terminal, folder: DeployFolder, id: string): Promise<0 | 1> {
  const isThere = await revokeDeployToken(folder, id, { by: machineUser(), now: new Date() });
  if (isThere) terminal.print(text.tokenRevoked({ id }));
  else terminal.complain(text.noToken({ id }));
  return isThere ? 0 : 1;
}

if (import.meta.main) process.exitCode = await tokens(ownTerminal);
