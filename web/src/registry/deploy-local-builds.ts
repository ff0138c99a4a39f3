import { AREA_IDS } from '@counterpoint/contract/areas';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { readHostBuild } from '../assets/host-build.ts';
import { localBuild, type WebEnv } from '../config/env.ts';
import { notDeployed, notRenewed, signatureEnds } from '../messages/deployments.generated.ts';
import { deployIfNew } from './deploy-area.ts';
import { deployFolder } from './deploy-folder.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { endingSignatures, renewSignatures } from './signing/renew-signatures.ts';

/**
 * Deploys builds of this workspace that are new. A refused area keeps its current version and doesn't block the others.
 *
 * @returns one line per refusal
 */
export async function deployLocalBuilds({ DEPLOY_DIR, HOST_DIR }: WebEnv): Promise<string[]> {
  const { offers } = await readHostBuild(HOST_DIR);
  const [folder, now] = [deployFolder(DEPLOY_DIR), new Date()];
  const refused = await reasonOfRefusal(
    (reason) => notRenewed({ reason }),
    () => renewSignatures(folder, now),
  );
  for (const area of AREA_IDS) {
    const options = { from: localBuild(area), deployDir: DEPLOY_DIR, offers, reason: { by: 'start' } };
    refused.push(
      ...(await reasonOfRefusal(
        (reason) => notDeployed({ area, reason }),
        () => deployIfNew(area, options),
      )),
    );
  }
  const ending = await endingSignatures(folder, now);
  return [...refused, ...ending.map((each) => inTerminalLanguage(() => signatureEnds({ ...each })))];
}

async function reasonOfRefusal(describe: (reason: string) => string, act: () => Promise<unknown>): Promise<string[]> {
  try {
    await act();
    return [];
  } catch (error) {
    if (!(error instanceof DeploymentRejected)) throw error;
    return [inTerminalLanguage(() => describe(error.message))];
  }
}
