import type { BundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { type DeploymentSwitch, readSwitches } from '../deployment-log.ts';
import { liveHistories, readDeploymentRecord, type VersionHistory } from '../deployment-record.ts';

export interface WatchedDeployment {
  readonly area: BundleId;
  readonly version: string;
  readonly since: Date;
  /** Earlier if the version was a canary before, or one for fewer members: browsers cached what they loaded then. */
  readonly loadedSince: Date;
  /** The version to go back to; undefined for a canary, which only ends. */
  readonly to: string | undefined;
}

/** Returns all canaries, and the areas whose last switch was a deployment after `since`, if they have a version to go back to. */
export async function watchedDeployments(folder: DeployFolder, since: Date): Promise<WatchedDeployment[]> {
  const record = await readDeploymentRecord(folder);
  const entries = await readSwitches(folder);
  return liveHistories(record)
    .flatMap(([area, history]) => {
      const log = entries.filter((entry) => entry.area === area);
      return [...canaryOf(area, history, log), ...lastDeployment(area, history, log)];
    })
    .filter(({ since: at, to }) => to === undefined || at > since);
}

function canaryOf(area: BundleId, { canary }: VersionHistory, log: readonly DeploymentSwitch[]): WatchedDeployment[] {
  const start = log.findLast(({ act, to }) => act === 'canary' && to === canary?.version);
  if (!canary || !start) return [];
  const { version } = canary;
  return [{ area, version, since: new Date(start.at), loadedSince: firstServed(start, log), to: undefined }];
}

function lastDeployment(
  area: BundleId,
  { current, earlier }: VersionHistory,
  log: readonly DeploymentSwitch[],
): WatchedDeployment[] {
  const to = earlier.at(-1);
  const last = log.reduce<DeploymentSwitch | null>(lastSwitch, null);
  if (to === undefined || last?.act !== 'deploy' || last.to !== current) return [];
  return [{ area, version: current, since: new Date(last.at), loadedSince: firstServed(last, log), to }];
}

/** The start of the canaries of this version right before the switch, or the switch. */
function firstServed(last: DeploymentSwitch, log: readonly DeploymentSwitch[]): Date {
  const switches = log.slice(0, log.indexOf(last)).filter(({ act }) => act !== 'prune');
  const other = switches.findLastIndex(({ act, to }) => act !== 'canary' || to !== last.to);
  return new Date((switches[other + 1] ?? last).at);
}

/** A deployment of the live version, and a rollback from another, ended a canary. */
function lastSwitch(last: DeploymentSwitch | null, entry: DeploymentSwitch): DeploymentSwitch | null {
  const isSwitch =
    (entry.act === 'deploy' && entry.from !== entry.to) || (entry.act === 'rollback' && entry.from === last?.to);
  return isSwitch ? entry : last;
}
