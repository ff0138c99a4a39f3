import { setTimeout as pause } from 'node:timers/promises';
import type { AreaBuild } from '@counterpoint/contract/registry';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { localBuild, type WebEnv } from '../config/env.ts';
import { workspaceAreaIds } from '../config/workspace-areas.ts';
import { notDeployed, notRenewed, signatureEnds } from '../messages/deployments.generated.ts';
import { HOST } from './bundles.ts';
import { uploadStored } from './cdn/bucket-files.ts';
import { cdnOf } from './cdn/cdn.ts';
import { deployIfNew } from './deploy-bundle.ts';
import { type DeployFolder, deployFolder } from './deploy-folder.ts';
import { readHistory } from './deployment-record.ts';
import { DeploymentUnderway, onRejected } from './deployment-rejected.ts';
import { readAreaBuild } from './served-areas.ts';
import { endingSignatures, renewSignatures } from './signing/renew-signatures.ts';
import { entryOf } from './version-history.ts';

const PATIENCE_MS = 60_000;
const AGAIN_MS = 100;

/**
 * Deploys builds of this workspace that are new, the host first, and waits for other deployments. What is refused keeps
 * its current version and doesn't block the others.
 *
 * @returns one line per refusal
 */
export async function deployLocalBuilds(env: WebEnv): Promise<string[]> {
  const { DEPLOY_DIR: deployDir } = env;
  const folder = deployFolder(deployDir);
  const latest = Date.now() + PATIENCE_MS;
  const refused = await reasonOfRefusal(
    (reason) => notRenewed({ reason }),
    () => retryWhileLocked(latest, () => renewSignatures(folder)),
  );
  const next = await newAreas(env);
  for (const bundle of [HOST, ...workspaceAreaIds()]) {
    const options = { from: localBuild(bundle, env), deployDir, next, reason: { by: 'start' } };
    refused.push(
      ...(await reasonOfRefusal(
        (reason) => notDeployed({ area: bundle, reason }),
        () => retryWhileLocked(latest, () => deployIfNew(bundle, options)),
      )),
    );
  }
  refused.push(...(await uploadsRefused(folder, env, latest)));
  const ending = await endingSignatures(folder);
  return [...refused, ...ending.map((each) => inTerminalLanguage(() => signatureEnds({ ...each })))];
}

/** Without the bucket, the portal serves what it lacks. */
async function uploadsRefused(folder: DeployFolder, env: WebEnv, latest: number): Promise<string[]> {
  const uploading = inTerminalLanguage(() => retryWhileLocked(latest, () => uploadStored(folder, cdnOf(env))));
  return uploading.catch(onRejected(({ message }) => [message]));
}

/** The builds of areas that this start deploys. An unreadable one is refused later. */
async function newAreas(env: WebEnv): Promise<ReadonlyMap<string, AreaBuild>> {
  const found = new Map<string, AreaBuild>();
  for (const area of workspaceAreaIds()) {
    const build = await readAreaBuild(localBuild(area, env)).catch(() => null);
    const history = await readHistory(deployFolder(env.DEPLOY_DIR), area);
    if (build && !entryOf(history, build.version)) found.set(area, build);
  }
  return found;
}

async function reasonOfRefusal(describe: (reason: string) => string, act: () => Promise<unknown>): Promise<string[]> {
  return act().then(
    () => [],
    onRejected(({ message }) => [inTerminalLanguage(() => describe(message))]),
  );
}

/** Repeats an act, which changes nothing without the lock, until another process has released it. */
async function retryWhileLocked<T>(latest: number, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DeploymentUnderway) || Date.now() > latest) throw error;
      await pause(AGAIN_MS);
    }
  }
}
