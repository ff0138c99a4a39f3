import fs from 'node:fs/promises';
import type { BundleId } from './bundles.ts';
import { deleteUploaded } from './cdn/bucket-files.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { readSwitches } from './deployment-log.ts';
import { readHistory, type VersionHistory, writeHistory } from './deployment-record.ts';
import { onRejected } from './deployment-rejected.ts';
import { withoutVersion } from './version-history.ts';

interface Switch {
  readonly area: BundleId;
  readonly before: VersionHistory | undefined;
  readonly cdn: Cdn | null;
}

/**
 * Removes a version that was for previews alone after a switch ended that, so that a developer who previews every change
 * fills neither the disk nor the record. The log keeps its line. Requires the lock.
 */
export async function removeReplacedPreview(folder: DeployFolder, { area, before, cdn }: Switch): Promise<void> {
  const history = await readHistory(folder, area);
  if (!history || before?.canary?.percent !== 0) return;
  const { version } = before.canary;
  if ([history.current, history.canary?.version, ...history.earlier].includes(version)) return;
  const own = (await readSwitches(folder)).filter((each) => each.area === area && each.to === version);
  if (own.some(({ percent }) => percent !== 0)) return;
  await writeHistory(folder, area, withoutVersion(history, version));
  await deleteUploaded(folder, { bundle: area, version }, cdn).then(
    () => fs.rm(folder.release(area, version), { recursive: true, force: true }),
    // The switch has been made. Pruning removes what is left.
    onRejected(() => undefined),
  );
}
