import * as text from '../../messages/deployments.generated.ts';
import { deployFolder } from '../deploy-folder.ts';
import { type CredentialChange, type DeploymentSwitch, readDeploymentLog } from '../deployment-log.ts';
import { allHistories, readDeploymentRecord, type VersionHistory } from '../deployment-record.ts';
import { liveVersion } from '../version-history.ts';

/** Text of `--list`: the versions of each area. */
export async function listDeployments(deployDir: string): Promise<string> {
  const record = await readDeploymentRecord(deployFolder(deployDir));
  const lines = allHistories(record).flatMap(([area, history]) => [
    history.removed_at === undefined ? `${area}:` : text.removedSince({ area, at: history.removed_at }),
    ...history.deployed.map((one) => lineOf(one, history)),
  ]);
  return lines.join('\n') || text.nothing();
}

function lineOf(
  { version, deployed_at, failed_at, pruned_at }: VersionHistory['deployed'][number],
  history: VersionHistory,
): string {
  const { canary } = history;
  const states = [
    version === liveVersion(history) ? [text.active()] : [],
    version === canary?.version ? [text.canaryAt({ percent: canary.percent })] : [],
    failed_at === undefined ? [] : [text.failed({ at: failed_at })],
    pruned_at === undefined ? [] : [text.removed()],
  ];
  return [`  ${version}`, deployed_at, ...states.flat()].join('  ');
}

/** Text of `--log`: all switches, and whether a line was changed or removed since. */
export async function showLog(deployDir: string): Promise<string> {
  const lines = await readDeploymentLog(deployFolder(deployDir));
  return lines
    .flatMap(({ entry, isIntact }) => {
      if (!entry) return [text.unreadableLine()];
      const line = 'id' in entry ? credentialLine(entry) : switchLine(entry);
      return isIntact ? [line] : [text.brokenChain(), line];
    })
    .join('\n');
}

function credentialLine({ at, by, act, id, holder, area, prefix }: CredentialChange): string {
  return text.credentialLine({ at, by, act, id, holder, area: area ?? text.everyArea(), prefix: prefix ?? '' });
}

function switchLine({ at, by, act, area, from, to, why, untried, percent, source }: DeploymentSwitch): string {
  const hasWhy = why === null ? 'other' : 'yes';
  if (act === 'prune') return text.prunedLine({ at, by, area, version: from ?? '', why: why ?? '', hasWhy });
  return text.logLine({
    at,
    by,
    act,
    percent: percent ?? 0,
    area,
    from: from ?? text.nothing(),
    to: to ?? text.nothing(),
    why: why ?? '',
    untried: untried ? 'yes' : 'other',
    commit: source?.commit ?? '',
    run: source?.run ?? '',
    hasSource: source ? 'yes' : 'other',
    hasWhy,
  });
}
