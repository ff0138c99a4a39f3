import { type Signer, signRecord } from '@counterpoint/contract/registry-client';
import type { BundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { withDeploymentLock } from '../deployment-lock.ts';
import { allHistories, liveHistories, readDeploymentRecord, readHistory, writeHistory } from '../deployment-record.ts';
import { onRejected } from '../deployment-rejected.ts';
import { readVerifiedBuild } from '../read-build.ts';
import { entryOf, withSignature } from '../version-history.ts';
import { isUnsignedYet, ownSigner } from './signing-keys.ts';

/** How long before the end of a signature a start warns. */
const WARN_DAYS = 30;
/** Half the time for which a record is signed. */
const RENEW_DAYS = 200;
const DAY_MS = 86_400_000;
const ignoreRejected = onRejected(() => null);

/**
 * Signs again what this installation signed long ago; and once, before it has a key, all that an earlier release deployed
 * without a signature: at a start, or earlier if a command needs the key. Only files that are as they were signed.
 */
export async function renewSignatures(folder: DeployFolder): Promise<void> {
  await withDeploymentLock(folder, async () => {
    const isFirst = await isUnsignedYet(folder);
    const signer = await ownSigner(folder);
    for (const [area] of allHistories(await readDeploymentRecord(folder)))
      await renewArea(area, { folder, signer, isFirst });
  });
}

interface Renewal {
  readonly folder: DeployFolder;
  readonly signer: Signer;
  readonly isFirst: boolean;
}

async function renewArea(area: BundleId, { folder, signer, isFirst }: Renewal): Promise<void> {
  const history = await readHistory(folder, area);
  if (!history) return;
  const soon = new Date(Date.now() + RENEW_DAYS * DAY_MS);
  let renewed = history;
  for (const { version, signature } of history.deployed) {
    const isDue = signature ? signature.key === signer.id && new Date(signature.expires_at) < soon : isFirst;
    const verified = isDue ? await readVerifiedBuild(area, folder.release(area, version)).catch(ignoreRejected) : null;
    if (!verified || (signature && signature.build !== verified.record.hash)) continue;
    renewed = withSignature(renewed, version, signRecord(verified.record, signer, new Date()));
  }
  if (renewed !== history) await writeHistory(folder, area, renewed);
}

/** Returns the live versions whose signature ends soon, because another key than this installation's signed them. */
export async function endingSignatures(folder: DeployFolder) {
  // A broken record has its own warning.
  const record = (await readDeploymentRecord(folder).catch(ignoreRejected)) ?? { areas: {} };
  const soon = new Date(Date.now() + WARN_DAYS * DAY_MS);
  return liveHistories(record).flatMap(([area, history]) => {
    const version = history.current;
    const at = entryOf(history, version)?.signature?.expires_at;
    return at !== undefined && new Date(at) < soon ? [{ area, version, at }] : [];
  });
}
