import { isBelow } from '@counterpoint/contract/areas';
import * as text from '../messages/deployments.generated.ts';
import { type Build, type BundleId, isArea, pathsOf } from './bundles.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { readServedAreas } from './served-areas.ts';
import { readSigningKeys } from './signing/signing-keys.ts';

/** Throws a `DeploymentRejected` if another area has a path of this one, or its place in the menu. Requires the lock. */
export async function rejectTakenPlace(folder: DeployFolder, build: Build): Promise<void> {
  if (!isArea(build)) return;
  const { area, order } = build;
  await rejectTakenPaths(folder, area, pathsOf(build));
  const other = (await readServedAreas(folder)).find((each) => each.build.area !== area && each.build.order === order);
  if (other) throw new DeploymentRejected(() => text.takenOrder({ area, order, other: other.build.area }));
}

/**
 * Throws a `DeploymentRejected` if members get one of these paths, one above or one below from another area, or if another
 * area's key has it.
 */
export async function rejectTakenPaths(folder: DeployFolder, area: BundleId, paths: readonly string[]): Promise<void> {
  const served = (await readServedAreas(folder)).map(({ build }) => ({ area: build.area, paths: pathsOf(build) }));
  const keys = (await readSigningKeys(folder)).filter(({ revoked_at }) => revoked_at === null);
  for (const { area: other, paths: taken = [] } of [...served, ...keys]) {
    if (other === null || other === area) continue;
    const path = paths.find((each) => taken.some((one) => isBelow(each, one) || isBelow(one, each)));
    if (path !== undefined) throw new DeploymentRejected(() => text.takenPath({ area, path, other }));
  }
}
