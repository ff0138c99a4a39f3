import type { Switched } from '@counterpoint/contract/registry-client';
import * as text from '../messages/deployments.generated.ts';
import { type BundleId, HOST } from './bundles.ts';
import { deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { logSwitch, type Reason, rejectStale } from './deployment-log.ts';
import { readHistory, writeHistory } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { liveVersion, markRemoved } from './version-history.ts';

interface RemovalOptions {
  readonly deployDir: string;
  readonly reason: Reason;
}

/**
 * Takes an area off the menu and its paths from members. Its versions stay until they are pruned; a rollback or another
 * deployment brings it back, and no start does.
 *
 * @throws a `DeploymentRejected`
 */
export async function removeArea(area: BundleId, { deployDir, reason }: RemovalOptions): Promise<Switched> {
  if (area === HOST) throw new DeploymentRejected(text.hostStays);
  const folder = deployFolder(deployDir);
  return withDeploymentLock(folder, async () => {
    await rejectStale(folder, reason);
    const history = await readHistory(folder, area);
    const from = liveVersion(history);
    if (!history || from === null) throw new DeploymentRejected(() => text.noArea({ area }));
    await logSwitch(folder, reason, { act: 'remove', area, from, to: null });
    await writeHistory(folder, area, markRemoved(history));
    return { before: from, after: null };
  });
}
