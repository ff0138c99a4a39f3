import { AREA_IDS } from '@counterpoint/contract/areas';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { readHostBuild } from '../assets/host-build.ts';
import { localBuild, type WebEnv } from '../config/env.ts';
import { notDeployed } from '../messages/deployments.generated.ts';
import { deployIfNew } from './deploy-area.ts';
import { DeploymentRejected } from './deployment-rejected.ts';

/**
 * Deploys builds of this workspace that are new. A refused area keeps its current version and doesn't block the others.
 *
 * @returns one line per refusal
 */
export async function deployLocalBuilds({ DEPLOY_DIR, HOST_DIR }: WebEnv): Promise<string[]> {
  const { offers } = await readHostBuild(HOST_DIR);
  const refused: string[] = [];
  for (const area of AREA_IDS) {
    try {
      await deployIfNew(area, { from: localBuild(area), deployDir: DEPLOY_DIR, offers, reason: { by: 'start' } });
    } catch (error) {
      if (!(error instanceof DeploymentRejected)) throw error;
      refused.push(inTerminalLanguage(() => notDeployed({ area, reason: error.message })));
    }
  }
  return refused;
}
