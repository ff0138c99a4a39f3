import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AreaBuild } from '@counterpoint/contract/registry';
import { makeFolder } from '../config/make-folder.ts';
import { otherFiles } from '../messages/deployments.generated.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRefused } from './deployment-refused.ts';
import { removeUnfinished, syncFolder, temporaryName, writeDurably } from './durable-files.ts';
import { readVerifiedBuild, type VerifiedBuild } from './read-build.ts';

/**
 * Copies a build to its version's folder atomically, by rename. Keeps intact files and replaces damaged ones. Requires
 * the lock.
 *
 * @throws a `DeploymentRefused` if another build already has this version: deployed versions are immutable
 */
export async function placeBuild(folder: DeployFolder, { build, files }: VerifiedBuild): Promise<void> {
  const parent = folder.area(build.area);
  const target = folder.release(build.area, build.version);
  await makeFolder(parent);
  await removeUnfinished(parent);
  const standing = await standingBuild(target, build);
  if (standing === 'other') throw new DeploymentRefused(() => otherFiles({ version: build.version, area: build.area }));
  if (standing === 'whole') return;
  const copy = path.join(parent, temporaryName(build.version));
  await fs.mkdir(copy);
  for (const [name, content] of files) await writeDurably(path.join(copy, name), content);
  await syncFolder(copy);
  if (standing === 'damaged') await fs.rename(target, path.join(parent, temporaryName(`damaged-${build.version}`)));
  await fs.rename(copy, target);
  await syncFolder(parent);
  await removeUnfinished(parent);
}

async function standingBuild(target: string, build: AreaBuild): Promise<'missing' | 'whole' | 'damaged' | 'other'> {
  const isThere = await fs.stat(target).then(
    () => true,
    () => false,
  );
  if (!isThere) return 'missing';
  try {
    const standing = await readVerifiedBuild(build.area, target);
    return isDeepStrictEqual(standing.build, build) ? 'whole' : 'other';
  } catch (error) {
    if (error instanceof DeploymentRefused) return 'damaged';
    throw error;
  }
}
