// `pnpm area:keys create <area> | list | revoke <id>`: keys that sign deployments of one area.
import { parseArgs } from 'node:util';
import { areaPath } from '@counterpoint/contract/areas';
import { readWebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { HOST, isBundleId, pathsOf } from '../bundles.ts';
import { type DeployFolder, deployFolder, releaseBase } from '../deploy-folder.ts';
import { liveHistories, readDeploymentRecord } from '../deployment-record.ts';
import { readServedAreas } from '../served-areas.ts';
import { createSigningKey, readSigningKeys, revokeSigningKey, type SigningKey } from '../signing/signing-keys.ts';
import { rejectTakenPaths } from '../taken-places.ts';
import { entryOf } from '../version-history.ts';
import { type ExitCode, machineUser, ownTerminal, runInTerminal, type Terminal } from './run-area-command.ts';

const USAGE = `pnpm area:keys create <area> [--as <name>] [--prefix <folder>] [--paths <path,…>]
pnpm area:keys list
pnpm area:keys revoke <id> [--yes]`;

export function keys(terminal: Terminal): Promise<ExitCode> {
  return runInTerminal(terminal, run);
}

async function run(terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...terminal.args],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      prefix: { type: 'string' },
      paths: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [verb, target = ''] = positionals;
  const folder = deployFolder(readWebEnv(terminal.env).DEPLOY_DIR);
  if (verb === 'create')
    return create(terminal, { folder, target, by: values.as, prefix: values.prefix, paths: values.paths });
  if (verb === 'list') return list(terminal, folder);
  if (verb === 'revoke') return revoke(terminal, { folder, id: target, isSure: values.yes });
  terminal.complain(
    [
      `${USAGE}\n\n${text.keysAbout()}\n`,
      `  --prefix <folder>  ${text.prefixOption({ folder: '/r/<area>/' })}`,
      `  --paths <path,…>   ${text.pathsOption({ path: '/<area>' })}`,
    ].join('\n'),
  );
  return 2;
}

interface Creation {
  readonly folder: DeployFolder;
  readonly target: string;
  readonly by: string | undefined;
  readonly prefix: string | undefined;
  readonly paths: string | undefined;
}

async function create(terminal: Terminal, { folder, target: area, by, prefix, paths }: Creation): Promise<0 | 2> {
  const start = releaseBase(area, '').replace(/\/$/, '');
  const chosen = { area, prefix: prefix ?? start, paths: paths?.split(',') ?? (await usualPaths(folder, area)) };
  const problem = problemOf(chosen, start);
  if (problem !== null) {
    terminal.complain(problem);
    return 2;
  }
  await rejectTakenPaths(folder, area, chosen.paths);
  const actor = machineUser();
  const key = await createSigningKey(folder, { ...chosen, by: by ?? actor, actor, now: new Date() });
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
  for (const { id, area, prefix, paths, by, created_at: since, revoked_at } of (await readSigningKeys(folder)) ?? []) {
    const state = revoked_at === null ? 'other' : 'revoked';
    terminal.print(
      text.keyLine({ id, area: area ?? text.everyArea(), prefix, paths: paths?.join(',') ?? '', by, since, state }),
    );
  }
  return 0;
}

interface Revocation {
  readonly folder: DeployFolder;
  readonly id: string;
  readonly isSure: boolean;
}

async function revoke(terminal: Terminal, { folder, id, isSure }: Revocation): Promise<0 | 1> {
  const record = await readDeploymentRecord(folder);
  const signed = liveHistories(record).filter(
    ([, history]) => entryOf(history, history.current)?.signature?.key === id,
  );
  const live = signed.map(([area]) => area);
  if (live.length > 0 && !isSure) {
    terminal.complain(text.keyInUse({ id, areas: live.join(', ') }));
    return 1;
  }
  const isThere = await revokeSigningKey(folder, id, { by: machineUser(), now: new Date() });
  if (isThere) terminal.print(text.keyRevoked({ id }));
  else terminal.complain(text.noKey({ id }));
  return isThere ? 0 : 1;
}

if (import.meta.main) process.exitCode = await keys(ownTerminal);
