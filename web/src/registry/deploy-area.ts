import type { AreaId } from '@counterpoint/contract/areas';
import type { AreaBuild } from '@counterpoint/contract/registry';
import type { HostBuild } from '../assets/host-build.ts';
import { failedVersion } from '../messages/deployments.generated.ts';
import { addDeployment, failureOf } from './area-history.ts';
import { deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { logSwitch, type Reason, rejectStale } from './deployment-log.ts';
import { readDeploymentRecord, writeAreaHistory } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { rejectMismatch } from './host-offers.ts';
import { installBuild } from './install-build.ts';
import { readVerifiedBuild } from './read-build.ts';

interface DeployOptions {
  readonly from: string;
  readonly deployDir: string;
  readonly offers: HostBuild['offers'];
  /** Throws a `DeploymentRejected` if members can't use the build. */
  readonly tryBuild?: (build: AreaBuild) => Promise<void>;
  /** Also a version that failed for members and was rolled back. */
  readonly isAgain?: boolean;
  readonly reason: Reason;
  readonly now?: () => Date;
}

export interface Switched {
  readonly before: string | null;
  readonly after: string;
}

/**
 * Deploys a build of one area: verifies and tries it, copies its files, then switches. An interruption leaves either the old or
 * the new version current.
 *
 * @throws a `DeploymentRejected`; only unfinished files are left behind
 */
export async function deployArea(area: AreaId, options: DeployOptions): Promise<Switched> {
  const verified = await readVerifiedBuild(area, options.from);
  rejectMismatch(verified.build, options.offers);
  await options.tryBuild?.(verified.build);
  const folder = deployFolder(options.deployDir);
  return withDeploymentLock(folder, async () => {
    await rejectStale(folder, options.reason);
    const history = (await readDeploymentRecord(folder)).areas[area];
    const { version } = verified.build;
    const failedAt = failureOf(history, version);
    if (failedAt !== undefined && !options.isAgain)
      throw new DeploymentRejected(() => failedVersion({ version, area, at: failedAt }));
    await installBuild(folder, verified);
    const [before, now] = [history?.current ?? null, options.now?.() ?? new Date()];
    if (before !== version) {
      await logSwitch(folder, {
        at: now.toISOString(),
        by: options.reason.by,
        act: 'deploy',
        area,
        from: before,
        to: version,
        why: options.reason.why ?? null,
        build: verified.hash,
        untried: !options.tryBuild,
      });
      await writeAreaHistory(folder, area, addDeployment(history, version, now));
    }
    return { before, after: version };
  });
}

/**
 * Deploys a local build at startup if its version is new. An already deployed version isn't switched to, so that a
 * rollback survives a restart; only missing files are restored.
 */
export async function deployIfNew(area: AreaId, options: DeployOptions): Promise<Switched | null> {
  const verified = await readVerifiedBuild(area, options.from);
  const folder = deployFolder(options.deployDir);
  const history = (await readDeploymentRecord(folder)).areas[area];
  const known = history?.deployed.find(({ version }) => version === verified.build.version);
  if (!known) return deployArea(area, options);
  if (known.pruned_at === undefined) await withDeploymentLock(folder, () => installBuild(folder, verified));
  return null;
}
