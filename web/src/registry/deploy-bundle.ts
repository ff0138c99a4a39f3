import type { AreaBuild } from '@counterpoint/contract/registry';
import {
  type RecordSignature,
  type SignedRecord,
  type Switched,
  signRecord,
} from '@counterpoint/contract/registry-client';
import {
  activeForAll,
  canaryRuns,
  failedVersion,
  noCanary,
  rolledBackVersion,
} from '../messages/deployments.generated.ts';
import type { Build, BundleId } from './bundles.ts';
import { uploadBuild } from './cdn/bucket-files.ts';
import type { Cdn } from './cdn/cdn.ts';
import { type DeployFolder, deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { logSwitch, type Reason, rejectStale } from './deployment-log.ts';
import { readHistory, type VersionHistory, writeHistory } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { rejectMisfit } from './fit.ts';
import { installBuild } from './install-build.ts';
import { readVerifiedBuild, type VerifiedBuild } from './read-build.ts';
import { removeReplacedPreview } from './replaced-preview.ts';
import { isTrusted, rejectUntrusted } from './signing/record-signature.ts';
import { renewSignatures } from './signing/renew-signatures.ts';
import { ownSigner, readSigningKeys } from './signing/signing-keys.ts';
import { rejectTakenPlace } from './taken-places.ts';
import { addDeployment, entryOf, isRolledBack, liveVersion, startCanary, withSignature } from './version-history.ts';

interface DeployOptions {
  readonly from: string;
  readonly deployDir: string;
  /** Throws a `DeploymentRejected` if members can't use the build. */
  readonly tryBuild?: (build: Build) => Promise<void>;
  /** The builds of areas that are deployed right after a host. */
  readonly next?: ReadonlyMap<string, AreaBuild>;
  /** Only for this share of the members, in percent. The current version stays. */
  readonly canary?: number | undefined;
  /** By default, this installation's own key signs. */
  readonly sign?: ((record: SignedRecord) => RecordSignature) | undefined;
  /** Also a version that failed for members and was rolled back. */
  readonly isAgain?: boolean;
  /** Its bucket gets the files before the switch. */
  readonly cdn?: Cdn | null;
  readonly reason: Reason;
}

/**
 * Deploys a build of an area, or of the host: verifies and tries it, copies its files, then switches. An interruption leaves either the old or
 * the new version current.
 *
 * @throws a `DeploymentRejected`; only unfinished files are left behind
 */
export async function deployBundle(area: BundleId, options: DeployOptions): Promise<Switched> {
  const verified = await readVerifiedBuild(area, options.from);
  const folder = deployFolder(options.deployDir);
  const given = options.sign?.(verified.record);
  if (given) rejectUntrusted(verified.record, given, await readSigningKeys(folder));
  await rejectMisfit(folder, verified.build, options.next);
  await options.tryBuild?.(verified.build);
  await renewSignatures(folder);
  return withDeploymentLock(folder, () => switchTo({ folder, verified, given }, options));
}

interface PreparedDeployment {
  readonly folder: DeployFolder;
  readonly verified: VerifiedBuild;
  readonly given: RecordSignature | undefined;
}

async function switchTo({ folder, verified, given }: PreparedDeployment, options: DeployOptions): Promise<Switched> {
  const { bundle: area, build } = verified;
  const { version } = build;
  await rejectStale(folder, options.reason);
  const history = await readHistory(folder, area);
  rejectChoice(history, { area, version }, options);
  await rejectTakenPlace(folder, build);
  // The host, an area or the key may have changed during the trial.
  await rejectMisfit(folder, build, options.next);
  if (given) rejectUntrusted(verified.record, given, await readSigningKeys(folder));
  const signature = given ?? (await signByOwnKey(folder, verified));
  await installBuild(folder, verified);
  await uploadBuild(folder, verified, options.cdn ?? null);
  const before = liveVersion(history);
  const { canary, reason } = options;
  const isSwitch = before !== version || history?.canary !== undefined;
  if (isSwitch)
    await logSwitch(folder, reason, {
      act: canary === undefined ? 'deploy' : 'canary',
      area,
      from: before,
      to: version,
      percent: canary,
      build: verified.record.hash,
      source: signature.source,
      untried: !options.tryBuild,
    });
  const next = { version, signature };
  if (history && canary !== undefined)
    await writeHistory(folder, area, startCanary(history, { ...next, percent: canary }));
  else if (isSwitch || given) await writeHistory(folder, area, addDeployment(history, next));
  await removeReplacedPreview(folder, { area, before: history, cdn: options.cdn ?? null });
  return { before, after: version, canary };
}

/**
 * Throws a `DeploymentRejected` for a version that failed, for a canary without an active version, or of the active version
 * itself, and for a preview in place of a canary.
 */
function rejectChoice(
  history: VersionHistory | undefined,
  { area, version }: Pick<SignedRecord, 'area' | 'version'>,
  { canary, isAgain }: DeployOptions,
): void {
  const { failed_at: at } = entryOf(history, version) ?? {};
  if (at !== undefined && !isAgain) throw new DeploymentRejected(() => failedVersion({ version, area, at }));
  const current = liveVersion(history);
  if (canary !== undefined && current === null) throw new DeploymentRejected(() => noCanary({ version, area }));
  if (canary !== undefined && current === version) throw new DeploymentRejected(() => activeForAll({ version, area }));
  const { percent = 0 } = history?.canary ?? {};
  if (canary === 0 && percent > 0) throw new DeploymentRejected(() => canaryRuns({ area, percent }));
}

/**
 * Deploys a local build at startup if its version is new. An already deployed version isn't switched to, and a removed area
 * isn't brought back, so that a rollback and a removal survive a restart; only missing files are restored, and a lost signature
 * of the current version.
 *
 * @throws a `DeploymentRejected` for a version that was rolled back, which an upgrade's next attempt must not leave out silently
 */
export async function deployIfNew(area: BundleId, options: DeployOptions): Promise<Switched | null> {
  const verified = await readVerifiedBuild(area, options.from);
  const folder = deployFolder(options.deployDir);
  const { version } = verified.build;
  const history = await readHistory(folder, area);
  const known = entryOf(history, version);
  if (!known) return history?.removed_at === undefined ? deployBundle(area, options) : null;
  if (known.pruned_at !== undefined) return null;
  await withDeploymentLock(folder, async () => {
    await installBuild(folder, verified);
    const history = await readHistory(folder, area);
    if (history?.current !== version) return;
    if (isTrusted(verified.record, entryOf(history, version)?.signature, await readSigningKeys(folder))) return;
    const signature = await signByOwnKey(folder, verified);
    await writeHistory(folder, area, withSignature(history, version, signature));
  });
  if (history && isRolledBack(history, version)) {
    rejectChoice(history, { area, version }, options);
    throw new DeploymentRejected(() => rolledBackVersion({ version, area }));
  }
  return null;
}

/** Throws a `DeploymentRejected` if this installation's key was revoked. Requires the lock. */
async function signByOwnKey(folder: DeployFolder, { record }: VerifiedBuild) {
  const signature = signRecord(record, await ownSigner(folder), new Date());
  rejectUntrusted(record, signature, await readSigningKeys(folder));
  return signature;
}
