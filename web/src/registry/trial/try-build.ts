import { readHostBuild } from '../../assets/host-build.ts';
import { type Build, HOST, isArea } from '../bundles.ts';
import { deployFolder } from '../deploy-folder.ts';
import { readHistory } from '../deployment-record.ts';
import { readServedAreas } from '../served-areas.ts';
import { tryAreas } from './try-areas.ts';

interface BuildToTry {
  readonly deployDir: string;
  /** The folder of the build. */
  readonly from: string;
  readonly build: Build;
}

/**
 * Opens an area in the live host, or a host with all live areas, before members get it.
 *
 * @throws a `DeploymentRejected`
 */
export async function tryBuild({ deployDir, from, build }: BuildToTry): Promise<void> {
  const folder = deployFolder(deployDir);
  if (isArea(build)) {
    const live = await readHistory(folder, HOST);
    if (!live) return;
    const hostDir = folder.release(HOST, live.current);
    return tryAreas({ hostDir, host: await readHostBuild(hostDir), areas: [{ folder: from, build }] });
  }
  const areas = (await readServedAreas(folder)).filter(({ isCanary }) => !isCanary);
  return tryAreas({ hostDir: from, host: build, areas });
}
