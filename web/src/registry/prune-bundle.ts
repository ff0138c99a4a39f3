import fs from 'node:fs/promises';
import path from 'node:path';
import { areaBuild } from '@counterpoint/contract/registry';
import type { StoredVersion } from '@counterpoint/contract/registry-client';
import { systemCode } from 'api/system-errors';
import type { BundleId } from './bundles.ts';
import { deleteUploaded, type Release } from './cdn/bucket-files.ts';
import type { Cdn } from './cdn/cdn.ts';
import { type DeployFolder, deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { type DeploymentSwitch, logSwitch, type Reason, readSwitches, rejectStale } from './deployment-log.ts';
import { readHistory, type VersionHistory, writeHistory } from './deployment-record.ts';
import { removeUnfinished, temporaryName } from './durable-files.ts';
import { liveVersion, markPruned } from './version-history.ts';

/** Open tabs load lazy parts of their own version. */
export const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

interface PruneOptions {
  readonly deployDir: string;
  readonly reason: Reason;
  /** Its bucket loses the files, too. */
  readonly cdn?: Cdn | null;
}

/**
 * Lists the stored versions of an area, oldest first, and what each is needed for: it is live, the next rollback returns to it,
 * or it was live within `KEEP_DAYS`. Changes nothing.
 */
export async function listStored(area: BundleId, deployDir: string): Promise<StoredVersion[]> {
  const folder = deployFolder(deployDir);
  const history = await readHistory(folder, area);
  // The record may be lost, and come from a backup.
  if (!history) return [];
  const log = (await readSwitches(folder)).filter((entry) => entry.area === area);
  const since = new Date(Date.now() - KEEP_DAYS * DAY_MS);
  const order = (version: string) => history.deployed.findIndex((one) => one.version === version);
  const versions = (await versionsOnDisk(folder.bundle(area))).sort((one, other) => order(one) - order(other));
  return Promise.all(
    versions.map(async (version) => ({
      version,
      bytes: await sizeOf(folder.release(area, version)),
      need: needOf(version, { history, log, since }),
    })),
  );
}

/**
 * Removes the files of versions that nothing needs, and logs each.
 *
 * @returns all versions as they were stored before
 * @throws a `DeploymentRejected`
 */
export async function pruneBundle(area: BundleId, options: PruneOptions): Promise<StoredVersion[]> {
  const { deployDir, reason, cdn = null } = options;
  const folder = deployFolder(deployDir);
  return withDeploymentLock(folder, async () => {
    await rejectStale(folder, reason);
    const stored = await listStored(area, deployDir);
    for (const { version, need } of stored) {
      if (need) continue;
      await logSwitch(folder, reason, { act: 'prune', area, from: version, to: null });
      await removeFiles(folder, { bundle: area, version }, cdn);
    }
    if (stored.length > 0) await removeUnfinished(folder.bundle(area));
    return stored;
  });
}

/** The record first: a version whose files are gone can't be chosen, and files that are left go the next time. */
async function removeFiles(folder: DeployFolder, release: Release, cdn: Cdn | null): Promise<void> {
  const { bundle, version } = release;
  const history = await readHistory(folder, bundle);
  if (history) await writeHistory(folder, bundle, markPruned(history, version));
  await deleteUploaded(folder, release, cdn);
  // Served whole or not at all.
  await fs.rename(folder.release(bundle, version), path.join(folder.bundle(bundle), temporaryName(version)));
}

interface PruneContext {
  readonly history: VersionHistory;
  /** The area's lines. */
  readonly log: readonly DeploymentSwitch[];
  readonly since: Date;
}

function needOf(version: string, { history, log, since }: PruneContext): StoredVersion['need'] {
  if (version === liveVersion(history) || version === history.canary?.version) return 'live';
  if (version === history.current || version === history.earlier.at(-1)) return 'rollback';
  const left = leftAt(version, { history, log });
  return left !== null && new Date(left) > since ? 'recent' : null;
}

/** When it stopped being live; null if it never was. Deployments before the log ended with the next one. */
function leftAt(version: string, { history, log }: Pick<PruneContext, 'history' | 'log'>): string | null {
  const switches = log.filter(({ act }) => act !== 'prune');
  const place = switches.findLastIndex(({ from, to }) => from === version || to === version);
  // A canary that another version replaced ended with the next switch.
  const last = switches[place]?.to === version ? switches[place + 1] : switches[place];
  if (place >= 0) return last?.at ?? null;
  const first = history.deployed.findIndex((one) => one.version === version);
  return first < 0 ? null : (history.deployed[first + 1]?.deployed_at ?? null);
}

async function versionsOnDisk(folder: string): Promise<string[]> {
  try {
    return (await fs.readdir(folder)).filter((name) => areaBuild.shape.version.safeParse(name).success);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await fs.readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await fs.stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
