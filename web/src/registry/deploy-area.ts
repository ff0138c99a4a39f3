import type { AreaId } from '@counterpoint/contract/areas';
import type { HostBuild } from '../assets/host-build.ts';
import { withDeployed } from './area-history.ts';
import { deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { readDeploymentRecord, writeAreaHistory } from './deployment-record.ts';
import { refuseMismatch } from './host-offers.ts';
import { placeBuild } from './place-build.ts';
import { readVerifiedBuild } from './read-build.ts';

interface DeployOptions {
  /** The folder with the build. */
  readonly from: string;
  /** The deploy folder. */
  readonly deployDir: string;
  /** What the host that is built here has. */
  readonly offers: HostBuild['offers'];
  readonly now?: () => Date;
}

/** What was in force before a change, and what is now; the same where there was nothing to do. */
export interface Switched {
  readonly before: string | null;
  readonly after: string;
}

/**
 * Deploys a build of one area: checks it, puts its files in place, switches. Whenever it is interrupted, either the
 * old version is in force or the new one. Nothing else is built or restarted.
 *
 * @throws a `DeploymentRefused` with the reason, the deploy folder untouched but for unfinished files
 */
export async function deployArea(area: AreaId, { from, deployDir, offers, now }: DeployOptions): Promise<Switched> {
  const verified = await readVerifiedBuild(area, from);
  refuseMismatch(verified.build, offers);
  const folder = deployFolder(deployDir);
  return withDeploymentLock(folder, async () => {
    const history = (await readDeploymentRecord(folder)).areas[area];
    await placeBuild(folder, verified);
    const { version } = verified.build;
    if (history?.current !== version)
      await writeAreaHistory(folder, area, withDeployed(history, version, now?.() ?? new Date()));
    return { before: history?.current ?? null, after: version };
  });
}

/**
 * What a start does with a build that stands beside it: deploys it when its version is new here. One that was deployed
 * before stays as it is, so that a rollback outlives a restart; only files that got lost are put back.
 */
export async function deployIfNew(area: AreaId, options: DeployOptions): Promise<Switched | null> {
  const verified = await readVerifiedBuild(area, options.from);
  const folder = deployFolder(options.deployDir);
  const history = (await readDeploymentRecord(folder)).areas[area];
  if (!history?.deployed.some(({ version }) => version === verified.build.version)) return deployArea(area, options);
  await withDeploymentLock(folder, () => placeBuild(folder, verified));
  return null;
}
