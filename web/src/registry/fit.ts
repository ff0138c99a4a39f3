import type { AreaBuild } from '@counterpoint/contract/registry';
import { isCompatible } from '@counterpoint/contract/version';
import { type HostBuild, readHostBuild } from '../assets/host-build.ts';
import * as text from '../messages/deployments.generated.ts';
import { type Build, HOST, isArea } from './bundles.ts';
import type { DeployFolder } from './deploy-folder.ts';
import { readHistory } from './deployment-record.ts';
import { DeploymentRejected, onRejected } from './deployment-rejected.ts';
import { readServedAreas } from './served-areas.ts';
import { rejectTakenPlace } from './taken-places.ts';

type Offers = HostBuild['offers'];

/**
 * Throws a `DeploymentRejected` unless a build fits what members get beside it, live or as a canary: an area the host, and
 * a host each area. The first host fits, because without one nothing works.
 *
 * @param next the builds of areas that are deployed right after a host
 */
export async function rejectMisfit(
  folder: DeployFolder,
  build: Build,
  next: ReadonlyMap<string, AreaBuild> = new Map(),
): Promise<void> {
  const hosts = await servedHosts(folder);
  if (isArea(build)) {
    for (const release of hosts) rejectMismatch(build, (await readHostBuild(release)).offers);
    return;
  }
  if (hosts.length === 0) return;
  for (const { build: served } of await readServedAreas(folder)) {
    const follower = next.get(served.area);
    if (!follower || !(await canFollow(folder, follower, build.offers))) rejectMismatch(served, build.offers);
  }
}

async function canFollow(folder: DeployFolder, build: AreaBuild, offers: Offers): Promise<boolean> {
  if (mismatchOf(build, offers)) return false;
  return rejectTakenPlace(folder, build).then(
    () => true,
    onRejected(() => false),
  );
}

async function servedHosts(folder: DeployFolder): Promise<string[]> {
  const history = await readHistory(folder, HOST);
  const versions = [history?.current, history?.canary?.version].filter((version) => version !== undefined);
  return versions.map((version) => folder.release(HOST, version));
}

function rejectMismatch(build: AreaBuild, offers: Offers): void {
  const problem = mismatchOf(build, offers);
  if (problem) throw new DeploymentRejected(problem);
}

/** Null unless the host has another contract or kit, or lacks an export that the build refers to. */
function mismatchOf(build: AreaBuild, offers: Offers): (() => string) | null {
  const { area, version, needs } = build;
  const part = (['contract', 'kit'] as const).find((name) => !isCompatible(offers[name], needs[name]));
  if (part) {
    const action = isCompatible(needs[part], offers[part]) ? 'host' : 'area';
    return () => text.mismatch({ version, area, part, needed: needs[part], offered: offers[part], action });
  }
  const [missing] = missingExports(build, offers);
  return missing ? () => text.missingExport({ version, area, ...missing }) : null;
}

/** A module that the host doesn't provide at all isn't missing: the area brings its own copy. */
function missingExports({ uses }: AreaBuild, { exports }: Offers): { module: string; name: string }[] {
  return Object.entries(uses).flatMap(([module, names]) => {
    const provided = exports[module];
    if (!provided) return [];
    return names.filter((name) => name !== '*' && !provided.includes(name)).map((name) => ({ module, name }));
  });
}
