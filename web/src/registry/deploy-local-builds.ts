import { AREA_IDS } from '@counterpoint/contract/areas';
import { readHostBuild } from '../assets/host-build.ts';
import { localBuild, type WebEnv } from '../config/env.ts';
import { deployIfNew } from './deploy-area.ts';
import { DeploymentRefused } from './deployment-refused.ts';

/**
 * Deploys what was built in this workspace and never deployed before. An area that cannot be deployed keeps what is in
 * force of it, and the others are not held up.
 *
 * @returns what was refused, one line each
 */
export async function deployLocalBuilds({ DEPLOY_DIR, HOST_DIR }: WebEnv): Promise<string[]> {
  const { offers } = await readHostBuild(HOST_DIR);
  const refused: string[] = [];
  for (const area of AREA_IDS) {
    try {
      await deployIfNew(area, { from: localBuild(area), deployDir: DEPLOY_DIR, offers });
    } catch (error) {
      if (!(error instanceof DeploymentRefused)) throw error;
      refused.push(`${area} was not deployed: ${error.message}`);
    }
  }
  return refused;
}
