import fs from 'node:fs/promises';
import path from 'node:path';
import { createFolder } from '../config/create-folder.ts';
import { otherFiles } from '../messages/deployments.generated.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { DeploymentRejected, onRejected } from './deployment-rejected.ts';
import { removeUnfinished, syncFolder, temporaryName, writeDurably } from './durable-files.ts';
import { readVerifiedBuild, type VerifiedBuild } from './read-build.ts';

/**
 * Copies a build to its version's folder atomically, by rename. Keeps intact files and replaces damaged ones. Requires
 * the lock.
 *
 * @throws a `DeploymentRejected` if another build already has this version: deployed versions are immutable
 */
export async function installBuild(
  folder: DeployFolder,
  { bundle, build, files, record }: VerifiedBuild,
): Promise<void> {
  const parent = folder.bundle(bundle);
  const target = folder.release(bundle, build.version);
  await createFolder(parent);
  await removeUnfinished(parent);
  const installed = await checkInstalled(target, { bundle, record });
  if (installed === 'other') throw new DeploymentRejected(() => otherFiles({ version: build.version, area: bundle }));
  if (installed === 'whole') return;
  const copy = path.join(parent, temporaryName(build.version));
  await fs.mkdir(copy, { mode: 0o700 });
  for (const [name, content] of files) await writeDurably(path.join(copy, name), content);
  await syncFolder(copy);
  if (installed === 'damaged') await fs.rename(target, path.join(parent, temporaryName(`damaged-${build.version}`)));
  await fs.rename(copy, target);
  await syncFolder(parent);
  await removeUnfinished(parent);
}

async function checkInstalled(
  target: string,
  { bundle, record }: Pick<VerifiedBuild, 'bundle' | 'record'>,
): Promise<'missing' | 'whole' | 'damaged' | 'other'> {
  const isThere = await fs.stat(target).then(
    () => true,
    () => false,
  );
  if (!isThere) return 'missing';
  return readVerifiedBuild(bundle, target).then(
    // Signatures are of these bytes.
    (installed) => (installed.record.hash === record.hash ? 'whole' : 'other'),
    onRejected(() => 'damaged'),
  );
}
