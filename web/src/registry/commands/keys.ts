// `pnpm area:keys create <area> | list | revoke <id>`: keys that sign deployments of one area.
import { areaPath } from '@counterpoint/contract/areas';
import { releaseBase } from '@counterpoint/contract/registry';
import * as text from '../../messages/deployments.generated.ts';
import { HOST, isBundleId, pathsOf } from '../bundles.ts';
import { type DeployFolder, deployFolder } from '../deploy-folder.ts';
import { liveHistories, readDeploymentRecord } from '../deployment-record.ts';
import { readServedAreas } from '../served-areas.ts';
import { createSigningKey, readSigningKeys, revokeSigningKey, type SigningKey } from '../signing/signing-keys.ts';
import { rejectTakenPaths } from '../taken-places.ts';
import { entryOf } from '../version-history.ts';
import { AS, type Command, type Given, machineUser, ownTerminal, runCommand, type Terminal } from './command.ts';

const USAGE = `pnpm area:keys create <area> [--as <name>] [--prefix <folder>] [--paths <path,…>]
pnpm area:keys list
pnpm area:keys revoke <id> [--yes]`;

export const keys: Command = {
  usage: USAGE,
  about: text.keysAbout,
  options: {
    ...AS,
    prefix: { value: '<folder>', about: () => text.prefixOption({ folder: '/r/<area>/' }) },
    paths: { value: '<path,…>', about: () => text.pathsOption({ path: '/<area>' }) },
    yes: { about: text.revokeAnyway },
  },
  async run(given) {
    const [verb, target = ''] = given.positionals;
    const folder = deployFolder(given.env.DEPLOY_DIR);
    if (verb === 'create') return create(given, folder, target);
    if (verb === 'list') return list(given.terminal, folder);
    return verb === 'revoke' ? revoke(given, folder, target) : given.refuse(text.enterVerb());
  },
};

async function create({ option, reason: { by }, terminal, refuse }: Given, folder: DeployFolder, area: string) {
  const start = releaseBase(area, '').replace(/\/$/, '');
  const paths = option('paths')?.split(',') ?? (await usualPaths(folder, area));
  const chosen = { area, prefix: option('prefix') ?? start, paths };
  const problem = problemOf(chosen, start);
  if (problem !== null) return refuse(problem);
  await rejectTakenPaths(folder, area, paths);
  const key = await createSigningKey(folder, { ...chosen, by, actor: machineUser() });
  terminal.print(text.keyCreated({ area, key }));
  return 0;
}

/** Those that members have now, or the one with the name of a new area. */
async function usualPaths(folder: DeployFolder, area: string): Promise<string[]> {
  if (area === HOST) return [];
  const live = (await readServedAreas(folder)).find(({ build, isCanary }) => build.area === area && !isCanary);
  return live ? pathsOf(live.build) : [`/${area}`];
}

type KeyScope = Pick<SigningKey, 'prefix'> & { readonly area: string; readonly paths: readonly string[] };

function problemOf({ area, prefix, paths }: KeyScope, start: string): string | null {
  if (!isBundleId(area)) return text.wrongArea({ name: area });
  if (!prefix.startsWith(start)) return text.wrongPrefix({ start });
  const wrong = paths.find((path) => !areaPath.safeParse(path).success);
  return wrong === undefined ? null : text.wrongPath({ path: wrong });
}

async function list(terminal: Terminal, folder: DeployFolder): Promise<0> {
  for (const { id, area, prefix, paths, by, created_at: since, revoked_at } of await readSigningKeys(folder)) {
    const state = revoked_at === null ? 'other' : 'revoked';
    terminal.print(
      text.keyLine({ id, area: area ?? text.everyArea(), prefix, paths: paths?.join(',') ?? '', by, since, state }),
    );
  }
  return 0;
}

async function revoke({ has, terminal }: Given, folder: DeployFolder, id: string) {
  const record = await readDeploymentRecord(folder);
  const signed = liveHistories(record).filter(
    ([, history]) => entryOf(history, history.current)?.signature?.key === id,
  );
  const live = signed.map(([area]) => area);
  if (live.length > 0 && !has('yes')) {
    terminal.complain(text.keyInUse({ id, areas: live.join(', ') }));
    return 1;
  }
  const isThere = await revokeSigningKey(folder, id, machineUser());
  if (isThere) terminal.print(text.keyRevoked({ id }));
  else terminal.complain(text.noKey({ id }));
  return isThere ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(keys, ownTerminal);
