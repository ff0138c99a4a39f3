import type { AreaId } from '@counterpoint/contract/areas';
import type { HostBuild } from '../assets/host-build.ts';
import * as text from '../messages/deployments.generated.ts';
import { endCanary, entryOf, markFailed, rollBack } from './area-history.ts';
import type { Switched } from './deploy-area.ts';
import { deployFolder } from './deploy-folder.ts';
import { withDeploymentLock } from './deployment-lock.ts';
import { logSwitch, type Reason, rejectStale } from './deployment-log.ts';
import { type AreaHistory, readDeploymentRecord, writeAreaHistory } from './deployment-record.ts';
import { DeploymentRejected } from './deployment-rejected.ts';
import { rejectMismatch } from './host-offers.ts';
import { readVerifiedBuild } from './read-build.ts';
import { rejectUntrusted } from './signing/record-signature.ts';
import { readSigningKeys } from './signing/signing-keys.ts';

interface RollbackOptions {
  readonly to?: string;
  readonly deployDir: string;
  readonly offers: HostBuild['offers'];
  readonly reason: Reason;
  /** Decided by the portal: the version is deployed again only with `isAgain`. */
  readonly isAutomatic?: boolean;
  readonly now?: () => Date;
}

/**
 * Ends a canary, or makes an earlier version current, after checking that its files are intact and fit the host.
 *
 * @throws a `DeploymentRejected`, leaving everything unchanged
 */
export async function rollbackArea(area: AreaId, options: RollbackOptions): Promise<Switched> {
  const { reason } = options;
  const folder = deployFolder(options.deployDir);
  return withDeploymentLock(folder, async () => {
    await rejectStale(folder, reason);
    const history = (await readDeploymentRecord(folder)).areas[area];
    const { from, next } = wayBack(area, history, options.to);
    const now = options.now?.() ?? new Date();
    const { build, hash } = await readVerifiedBuild(area, folder.release(area, next.current));
    const signature = entryOf(next, next.current)?.signature;
    const keys = (await readSigningKeys(folder)) ?? [];
    rejectUntrusted({ area, version: next.current, hash }, signature, { keys, now });
    rejectMismatch(build, options.offers);
    if (next !== history) {
      await logSwitch(folder, {
        at: now.toISOString(),
        by: reason.by,
        act: 'rollback',
        area,
        from,
        to: next.current,
        why: reason.why ?? null,
        build: hash,
        untried: false,
      });
      await writeAreaHistory(folder, area, options.isAutomatic ? markFailed(next, from, now) : next);
    }
    return { before: from, after: next.current };
  });
}

interface WayBack {
  readonly from: string;
  readonly next: AreaHistory;
}

/** Throws a `DeploymentRejected` if there is none. */
function wayBack(area: AreaId, history: AreaHistory | undefined, to: string | undefined): WayBack {
  if (!history) throw new DeploymentRejected(() => text.noArea({ area }));
  if (history.canary && (to === undefined || to === history.current))
    return { from: history.canary.version, next: endCanary(history) };
  const next = rollBack(history, to);
  if (!next) throw new DeploymentRejected(() => noEarlierVersion(area, history, to));
  return { from: history.current, next };
}

function noEarlierVersion(area: AreaId, { current, deployed }: AreaHistory, to: string | undefined): string {
  if (to === undefined) return text.noEarlier({ version: current, area });
  const stored = deployed.filter(({ pruned_at }) => pruned_at === undefined);
  const known = stored.map(({ version }) => version).join(', ');
  return text.noVersion({ version: to, area, known });
}
