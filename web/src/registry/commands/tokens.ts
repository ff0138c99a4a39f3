// `pnpm area:tokens create <area> | list | revoke <id>`: tokens for deploying one area over HTTP.
import * as text from '../../messages/deployments.generated.ts';
import { isBundleId } from '../bundles.ts';
import { type DeployFolder, deployFolder } from '../deploy-folder.ts';
import { createDeployToken, isUsable, readDeployTokens, revokeDeployToken } from '../service/deploy-tokens.ts';
import { AS, type Command, type Given, machineUser, ownTerminal, runCommand, type Terminal } from './command.ts';

const MAX_DAYS = 366;
const USAGE = `pnpm area:tokens create <area> [--as <name>] [--days <number>]
pnpm area:tokens list
pnpm area:tokens revoke <id>`;

export const tokens: Command = {
  usage: USAGE,
  about: text.tokensAbout,
  options: { ...AS, days: { value: '<number>', about: text.daysOption } },
  async run(given) {
    const [verb, target = ''] = given.positionals;
    const folder = deployFolder(given.env.DEPLOY_DIR);
    if (verb === 'create') return create(given, folder, target);
    if (verb === 'list') return list(given.terminal, folder);
    return verb === 'revoke' ? revoke(given.terminal, folder, target) : given.refuse(text.enterVerb());
  },
};

async function create({ option, reason: { by }, terminal, refuse }: Given, folder: DeployFolder, area: string) {
  const days = Number(option('days') ?? 90);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) return refuse(text.wrongDays());
  if (!isBundleId(area)) return refuse(text.wrongArea({ name: area }));
  const token = await createDeployToken(folder, { area, by, actor: machineUser(), days });
  const until = (await readDeployTokens(folder)).at(-1)?.expires_at ?? '';
  terminal.print(text.tokenCreated({ area, until, token }));
  return 0;
}

async function list(terminal: Terminal, folder: DeployFolder): Promise<0> {
  for (const token of await readDeployTokens(folder)) {
    const { id, area, by, expires_at: until } = token;
    terminal.print(text.tokenLine({ id, area, by, until, state: isUsable(token) ? 'other' : 'ended' }));
  }
  return 0;
}

async function revoke(terminal: Terminal, folder: DeployFolder, id: string): Promise<0 | 1> {
  const isThere = await revokeDeployToken(folder, id, machineUser());
  if (isThere) terminal.print(text.tokenRevoked({ id }));
  else terminal.complain(text.noToken({ id }));
  return isThere ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(tokens, ownTerminal);
