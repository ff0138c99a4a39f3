import fs from 'node:fs/promises';
import path from 'node:path';
import { releaseBase } from '@counterpoint/contract/registry';
import * as text from '../../messages/deployments.generated.ts';
import type { BundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { allHistories, readDeploymentRecord } from '../deployment-record.ts';
import { DeploymentRejected, onRejected } from '../deployment-rejected.ts';
import { readIfThere, replaceDurably } from '../durable-files.ts';
import { readVerifiedBuild, type VerifiedBuild } from '../read-build.ts';
import type { Cdn } from './cdn.ts';

/** A dotfile, which isn't served or part of the build. */
const MARK = '.uploaded';
const FOR_EVER = 'public, max-age=31536000, immutable';
const UPLOADS_AT_ONCE = 8;

/**
 * Uploads an installed version to the bucket, unless it is there. Requires the lock.
 *
 * @throws a `DeploymentRejected` if the bucket doesn't take it
 */
export async function uploadBuild(folder: DeployFolder, verified: VerifiedBuild, cdn: Cdn | null): Promise<void> {
  const { bundle, files } = verified;
  const { version } = verified.build;
  if (!cdn?.bucket || (await isUploaded(folder, { bundle, version }, cdn))) return;
  try {
    const { openBucket } = await import('api/bucket');
    const bucket = await openBucket(cdn.bucket);
    const names = [...files.keys()].filter((name) => !name.endsWith('.br')).values();
    const uploadRest = async () => {
      for (const name of names) {
        // Browsers that run the portal accept Brotli, and a bucket can't choose.
        const compressed = files.get(`${name}.br`);
        const encoding = compressed && { contentEncoding: 'br' };
        const content = compressed ?? files.get(name) ?? '';
        await bucket.put(keyOf(bundle, version) + name, content, { cacheControl: FOR_EVER, ...encoding });
      }
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, uploadRest));
  } catch (cause) {
    throw new DeploymentRejected(() => text.notUploaded({ area: bundle, version, reason: reasonOf(cause) }), cause);
  }
  await replaceDurably(path.join(folder.release(bundle, version), MARK), placeOf(cdn));
}

/**
 * Uploads what the bucket lacks: local builds, and what was deployed before it was set.
 *
 * @returns why versions weren't uploaded; this portal serves them
 */
export async function uploadStored(folder: DeployFolder, cdn: Cdn | null): Promise<string[]> {
  if (!cdn?.bucket) return [];
  return withDeploymentLock(folder, async () => {
    const record = await readDeploymentRecord(folder);
    const failures: string[] = [];
    for (const [bundle, { deployed }] of allHistories(record))
      for (const { version, pruned_at } of deployed)
        if (pruned_at === undefined) failures.push(...(await uploadIfIntact(folder, { bundle, version }, cdn)));
    return failures;
  });
}

async function uploadIfIntact(folder: DeployFolder, release: Release, cdn: Cdn): Promise<string[]> {
  const { bundle, version } = release;
  if (await isUploaded(folder, release, cdn)) return [];
  return readVerifiedBuild(bundle, folder.release(bundle, version))
    .then((verified) => uploadBuild(folder, verified, cdn))
    .then(
      () => [],
      onRejected(({ message }) => [message]),
    );
}

/** Removes the files of a version that is still on disk from the bucket. Throws a `DeploymentRejected`. */
export async function deleteUploaded(
  folder: DeployFolder,
  { bundle, version }: Release,
  cdn: Cdn | null,
): Promise<void> {
  if (!cdn?.bucket) return;
  try {
    const { openBucket } = await import('api/bucket');
    const bucket = await openBucket(cdn.bucket);
    // First: a version that is only half there must be uploaded again.
    await fs.rm(path.join(folder.release(bundle, version), MARK), { force: true });
    for (const name of await fs.readdir(folder.release(bundle, version)))
      await bucket.delete(keyOf(bundle, version) + name);
  } catch (cause) {
    throw new DeploymentRejected(() => text.notDeleted({ area: bundle, version, reason: reasonOf(cause) }), cause);
  }
}

export interface Release {
  readonly bundle: BundleId;
  readonly version: string;
}

/** Whether browsers get a version from the CDN: it was uploaded, or the CDN loads from this portal. */
export async function isUploaded(folder: DeployFolder, { bundle, version }: Release, cdn: Cdn): Promise<boolean> {
  if (!cdn.bucket) return true;
  return (await readIfThere(path.join(folder.release(bundle, version), MARK))) === placeOf(cdn);
}

/** Another bucket needs an upload of its own. */
function placeOf({ bucket }: Cdn): string {
  return JSON.stringify([bucket?.endpoint ?? null, bucket?.bucket]);
}

function keyOf(bundle: BundleId, version: string): string {
  return releaseBase(bundle, version).slice(1);
}

function reasonOf(error: unknown): string {
  // The driver's own message names the file only.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
