import { readHostBuild } from '../../assets/host-build.ts';
import { type Build, HOST, isArea } from '../bundles.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readHistory } from '../deployment-record.ts';
import { readServedAreas } from '../served-areas.ts';
import { tryArea } from './try-area.ts';

interface BuildToTry {
  readonly deployDir: string;
  /** The folder of the build. */
  readonly from: string;
  readonly build: Build;
}

/**
 * Loads an area beside the live host, or a host with each live area, before members get it.
 *
 * @throws a `DeploymentRejected`
 */
export async function tryBuild({ deployDir, from, build }: BuildToTry): Promise<void> {
  const folder = deployFolder(deployDir);
  if (isArea(build)) {
    const live = await readHistory(folder, HOST);
    if (!live) return;
    const hostDir = folder.release(HOST, live.current);
    return tryArea({ hostDir, host: await readHostBuild(hostDir), areaDir: from, build });
  }
  for (const area of await readServedAreas(folder))
    if (!area.isCanary) await tryArea({ hostDir: from, host: build, areaDir: area.folder, build: area.build });
}
