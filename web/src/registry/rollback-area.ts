import type { AreaId } from '@counterpoint/contract/areas';
import type { HostBuild } from '../assets/host-build.ts';
import * as text from '../messages/deployments.generated.ts';
import { entryOf, markFailed, rollBack } from './area-history.ts';
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
 * Makes an earlier version current, after checking that its files are intact and fit the host.
 *
 * @throws a `DeploymentRejected`, leaving everything unchanged
 */
export async function rollbackArea(area: AreaId, options: RollbackOptions): Promise<Switched> {
  const { to, reason } = options;
  const folder = deployFolder(options.deployDir);
  return withDeploymentLock(folder, async () => {
    await rejectStale(folder, reason);
    const history = (await readDeploymentRecord(folder)).areas[area];
    if (!history) throw new DeploymentRejected(() => text.noArea({ area }));
    const next = rollBack(history, to);
    if (!next) throw new DeploymentRejected(() => noEarlierVersion(area, history, to));
    const { build, hash } = await readVerifiedBuild(area, folder.release(area, next.current));
    const now = options.now?.() ?? new Date();
    const record = { area, version: next.current, hash };
    const keys = (await readSigningKeys(folder)) ?? [];
    rejectUntrusted(record, entryOf(history, next.current)?.signature, { keys, now });
    rejectMismatch(build, options.offers);
    if (next !== history) {
      await logSwitch(folder, {
        at: now.toISOString(),
        by: reason.by,
        act: 'rollback',
        area,
        from: history.current,
        to: next.current,
        why: reason.why ?? null,
        build: hash,
        untried: false,
      });
      await writeAreaHistory(folder, area, options.isAutomatic ? markFailed(next, history.current, now) : next);
    }
    return { before: history.current, after: next.current };
  });
}

function noEarlierVersion(area: AreaId, { current, deployed }: AreaHistory, to: string | undefined): string {
  if (to === undefined) return text.noEarlier({ version: current, area });
  const stored = deployed.filter(({ pruned_at }) => pruned_at === undefined);
  const known = stored.map(({ version }) => version).join(', ');
  return text.noVersion({ version: to, area, known });
}
