// `pnpm area:prune [<area>] [--yes]`: lists the stored versions of areas; removes those that nothing needs.
import type { StoredVersion } from '@counterpoint/contract/registry-client';
import type { WebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { type BundleId, isBundleId } from '../bundles.ts';
import { cdnOf } from '../cdn/cdn.ts';
import { deployFolder } from '../deploy-folder.ts';
import type { Reason } from '../deployment-log.ts';
import { allHistories, readDeploymentRecord } from '../deployment-record.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { KEEP_DAYS, listStored, pruneBundle } from '../prune-bundle.ts';
import { remoteRegistry } from '../service/remote-registry.ts';
import { AS, type Command, ownTerminal, runCommand, WHY } from './command.ts';

export const prune: Command = {
  usage: 'pnpm area:prune [<area>] [--yes] [--as <name>] [--why <reason>]',
  about: () => text.pruneAbout({ days: KEEP_DAYS }),
  options: { yes: { about: text.pruneNow }, ...AS, ...WHY },
  async run({ positionals: [name, ...more], has, reason, env, terminal, refuse }) {
    if ((name !== undefined && !isBundleId(name)) || more.length > 0)
      return refuse(text.wrongArea({ name: name ?? '' }));
    const areas = name === undefined ? await allAreas(env) : [name];
    const isDone = has('yes');
    for (const area of areas) {
      const stored = isDone ? await pruneArea(area, env, reason) : await list(area, env);
      for (const line of linesOf(area, stored, isDone)) terminal.print(line);
    }
    return 0;
  },
};

async function allAreas({ DEPLOY_DIR, DEPLOY_REGISTRY }: WebEnv): Promise<BundleId[]> {
  // A token is for one area.
  if (DEPLOY_REGISTRY !== undefined) throw new DeploymentRejected(text.enterArea);
  return allHistories(await readDeploymentRecord(deployFolder(DEPLOY_DIR))).map(([area]) => area);
}

function list(area: BundleId, env: WebEnv): Promise<StoredVersion[]> {
  return remoteRegistry(env)?.listStored(area) ?? listStored(area, env.DEPLOY_DIR);
}

function pruneArea(area: BundleId, env: WebEnv, reason: Reason): Promise<StoredVersion[]> {
  return (
    remoteRegistry(env)?.prune(area, { why: reason.why }) ??
    pruneBundle(area, { deployDir: env.DEPLOY_DIR, reason, cdn: cdnOf(env) })
  );
}

function linesOf(area: BundleId, stored: readonly StoredVersion[], isDone: boolean): string[] {
  const unneeded = stored.filter(({ need }) => need === null);
  const bytes = unneeded.reduce((sum, each) => sum + each.bytes, 0);
  const total = { area, count: unneeded.length, bytes };
  return [
    ...stored.map((each) => text.storedVersion({ ...each, area, need: each.need ?? 'other' })),
    isDone ? text.pruned(total) : text.wouldPrune(total),
  ];
}

if (import.meta.main) process.exitCode = await runCommand(prune, ownTerminal);
