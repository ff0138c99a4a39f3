import { AREA_IDS, type AreaId } from '@counterpoint/contract/areas';
import type { DeployFolder } from '../deploy-folder.ts';
import { readDeploymentLog } from '../deployment-log.ts';
import { readDeploymentRecord } from '../deployment-record.ts';

export interface WatchedDeployment {
  readonly area: AreaId;
  readonly version: string;
  readonly since: Date;
}

/** Returns the areas whose last switch was a deployment after `since`, and that have a version to go back to. */
export async function watchedDeployments(folder: DeployFolder, since: Date): Promise<WatchedDeployment[]> {
  const { areas } = await readDeploymentRecord(folder);
  const log = (await readDeploymentLog(folder)).flatMap(({ entry }) => entry ?? []);
  return AREA_IDS.flatMap((area) => {
    const history = areas[area];
    const last = log.findLast((entry) => entry.area === area && entry.act !== 'prune');
    if (!history || history.earlier.length === 0 || last?.act !== 'deploy' || last.to !== history.current) return [];
    const at = new Date(last.at);
    return at > since ? [{ area, version: history.current, since: at }] : [];
  });
}
