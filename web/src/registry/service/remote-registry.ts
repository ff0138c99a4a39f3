import {
  type RecordSignature,
  registryClient,
  type SignedRecord,
  type Switched,
} from '@counterpoint/contract/registry-client';
import type { WebEnv } from '../../config/env.ts';
import { missingKey } from '../../messages/deployments.generated.ts';
import type { BundleId } from '../bundles.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { readVerifiedBuild } from '../read-build.ts';

export type RemoteRegistry = ReturnType<typeof registryClient>;

/** Another machine's registry, with a token for the area; null if the commands change this machine's. */
export function remoteRegistry({ DEPLOY_REGISTRY: url, DEPLOY_TOKEN: token }: WebEnv): RemoteRegistry | null {
  return url === undefined ? null : registryClient({ url, token });
}

interface RemoteDeployment {
  readonly registry: RemoteRegistry;
  readonly from: string;
  readonly sign: ((record: SignedRecord) => RecordSignature) | undefined;
  readonly why?: string | undefined;
  readonly again?: boolean;
  readonly canary?: number | undefined;
}

/** Sends a build. Throws a `DeploymentRejected`, or the registry's `RegistryError`. */
export async function deployRemotely(
  area: BundleId,
  { registry, from, sign, ...upload }: RemoteDeployment,
): Promise<Switched> {
  if (!sign) throw new DeploymentRejected(missingKey);
  const { files, record } = await readVerifiedBuild(area, from);
  return registry.deploy(area, { ...upload, files, signature: sign(record) });
}
