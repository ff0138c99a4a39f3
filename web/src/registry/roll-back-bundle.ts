import type { Switched } from '@counterpoint/contract/registry-client';
import * as text from '../messages/deployments.generated.ts';
import type { BundleId } from './bundles.ts';
import { deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { logSwitch, type Reason, rejectStale } from './deployment-log.ts';
import { readHistory, type VersionHistory, writeHistory } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { rejectMisfit } from './fit.ts';
import { readVerifiedBuild } from './read-build.ts';
import { rejectUntrusted } from './signing/record-signature.ts';
import { readSigningKeys } from './signing/signing-keys.ts';
import { rejectTakenPlace } from './taken-places.ts';
import { endCanary, entryOf, liveVersion, markFailed, restore, rollBack } from './version-history.ts';

interface RollbackOptions {
  readonly to?: string;
  readonly deployDir: string;
  readonly reason: Reason;
  /** Decided by the portal: the version is deployed again only with `isAgain`. */
  readonly isAutomatic?: boolean;
}

/**
 * Ends a canary, brings back a removed area, or makes an earlier version current, after checking that its files are intact and fit what is served beside it.
 *
 * @throws a `DeploymentRejected`, leaving everything unchanged
 */
export async function rollBackBundle(area: BundleId, options: RollbackOptions): Promise<Switched> {
  const { reason } = options;
  const folder = deployFolder(options.deployDir);
  return withDeploymentLock(folder, async () => {
    await rejectStale(folder, reason);
    const history = await readHistory(folder, area);
    const { from, next } = findRollback(area, history, options.to);
    const { build, record } = await readVerifiedBuild(area, folder.release(area, next.current));
    rejectUntrusted(record, entryOf(next, next.current)?.signature, await readSigningKeys(folder));
    await rejectTakenPlace(folder, build);
    await rejectMisfit(folder, build);
    if (from !== next.current) {
      await logSwitch(folder, reason, { act: 'rollback', area, from, to: next.current, build: record.hash });
      await writeHistory(folder, area, options.isAutomatic && from !== null ? markFailed(next, from) : next);
    }
    return { before: from, after: next.current };
  });
}

/** Throws a `DeploymentRejected` if there is none. */
function findRollback(area: BundleId, history: VersionHistory | undefined, to: string | undefined) {
  if (!history) throw new DeploymentRejected(() => text.noArea({ area }));
  if (history.canary && (to === undefined || to === history.current))
    return { from: history.canary.version, next: endCanary(history) };
  const from = liveVersion(history);
  if (from === null && (to === undefined || to === history.current)) return { from, next: restore(history) };
  const next = rollBack(restore(history), to);
  if (!next) throw new DeploymentRejected(() => noEarlierVersion(area, history, to));
  return { from, next };
}

function noEarlierVersion(area: BundleId, { current, deployed }: VersionHistory, to: string | undefined): string {
  if (to === undefined) return text.noEarlier({ version: current, area });
  const stored = deployed.filter(({ pruned_at }) => pruned_at === undefined);
  const known = stored.map(({ version }) => version).join(', ');
  return text.noVersion({ version: to, area, known });
}
