import { type Api, keepDeploymentsMark } from 'api/server';
import type { WebEnv } from '../config/env.ts';
import { otherFolder } from '../messages/deployments.generated.ts';
import { deployFolder } from './deploy-folder.ts';
import { logBegin } from './deployment-log.ts';
import { DeploymentRejected } from './deployment-rejected.ts';

/**
 * Throws a `DeploymentRejected` if the portals of this database deploy to another folder: with folders of their own, they
 * would serve different versions. A folder is known by the begin of its log.
 */
export async function rejectOtherFolder(
  { DEPLOY_DIR: folder }: WebEnv,
  { context }: Pick<Api, 'context'>,
): Promise<void> {
  const begin = await logBegin(deployFolder(folder));
  // In development, nothing is deployed.
  if (begin === null) return;
  const known = await keepDeploymentsMark(context.db, begin);
  if (known !== null && known !== begin) throw new DeploymentRejected(() => otherFolder({ folder }));
}
